import type { ColumnRole } from '../words/labels.ts';

type Named = { role: ColumnRole };

/** Columns in which one holds the texts of the bookings, though its label names another thing. */
export function withText<Column extends Named>(columns: Column[]): Column[] {
  return withTextOfFees(withTextOfCodes(withTextOfGroup(columns)));
}

/** 'DATE, PURCHASES, CATEGORY, AMOUNT': the name of a group stands over the texts of its bookings, and what follows tells more of them. */
function withTextOfGroup<Column extends Named>(columns: Column[]): Column[] {
  const roles = columns.map(({ role }) => role);
  const sides = columns.filter(({ role }) => role === 'in' || role === 'out');
  const [side] = sides;
  const isGroup = sides.length === 1 && side !== undefined && roles.includes('amount');
  const isFirst = side !== undefined && columns.indexOf(side) === roles.lastIndexOf('date') + 1;
  if (!isGroup || !isFirst || roles.includes('balance')) return columns;
  return columns.map((column) => {
    if (column === side) return { ...column, role: 'description' };
    return column.role === 'description' ? { ...column, role: 'other' } : column;
  });
}

/** 'REFERENCIA, COMPROBANTE, PESOS, DÓLARES': where no label names a text, one of codes in front of several amounts does (Galicia). */
function withTextOfCodes<Column extends Named>(columns: Column[]): Column[] {
  const roles = columns.map(({ role }) => role);
  const at = roles.indexOf('other');
  const isBefore = at >= 0 && at < roles.indexOf('amount') && roles.includes('reference');
  const isOne = roles.indexOf('amount') === roles.lastIndexOf('amount');
  if (!isBefore || isOne || roles.includes('description')) return columns;
  return columns.map((column, index) =>
    index === at ? { ...column, role: 'description' } : column,
  );
}

/** 'DATE, FEES, AMOUNT': what alone stands between the days and the amounts names texts (Discover). */
function withTextOfFees<Column extends Named>(columns: Column[]): Column[] {
  const areThree = columns.map(({ role }) => role).join() === 'date,ignored,amount';
  return areThree
    ? columns.map((column) =>
        column.role === 'ignored' ? { ...column, role: 'description' } : column,
      )
    : columns;
}

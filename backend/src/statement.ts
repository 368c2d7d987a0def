import { parseArgs } from 'node:util';
import { toDecimalString } from '@saldo/contracts';
import { createPdfReaderAdapter } from './adapters/pdfreader/index.ts';
import { PdfTextError } from './ports/pdf-text.ts';
import {
  extractStatement,
  proveSection,
  type StatementLine,
  type StatementSection,
  sentenceFor,
} from './statements/index.ts';

/** Reads one statement and prints it as JSON: `npm run -s statement -- FILE.pdf [--password P]`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { password: { type: 'string' } },
});
const [path] = positionals;
if (path === undefined || positionals.length > 1)
  fail('Usage: npm run -s statement -- FILE.pdf [--password P]');
else await printStatement(path);

async function printStatement(path: string): Promise<void> {
  const reader = createPdfReaderAdapter({ size: 1 });
  try {
    const { password } = values;
    const result = extractStatement(
      await reader.read(path, password === undefined ? {} : { password }),
    );
    if (!result.ok) return fail(sentenceFor(result.failure));
    const { bank, sections } = result.statement;
    process.stdout.write(
      `${JSON.stringify({ bank, sections: sections.map(describeSection) }, null, 2)}\n`,
    );
  } catch (error) {
    if (error instanceof PdfTextError) return fail(sentenceFor(error.failure));
    fail(`${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await reader.close();
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function describeSection(section: StatementSection) {
  const decimal = (minor: number | null) =>
    minor === null ? null : toDecimalString(minor, section.currency);
  const proof = proveSection(section);
  return {
    label: section.label,
    account_hint: section.accountHint,
    currency: section.currency,
    opening: decimal(section.openingMinor),
    closing: decimal(section.closingMinor),
    period_start: section.periodStart,
    period_end: section.periodEnd,
    proof: {
      state: proof.state,
      difference: decimal(proof.differenceMinor),
      first_break: proof.firstBreak,
    },
    lines: section.lines.map(
      ({ date, description, amountMinor, balanceMinor, page, box }: StatementLine) => ({
        date,
        description,
        amount: decimal(amountMinor),
        balance: decimal(balanceMinor),
        page,
        box,
      }),
    ),
  };
}

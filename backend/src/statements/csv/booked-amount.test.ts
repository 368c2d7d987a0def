import { describe, expect, it } from 'vitest';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text);
  if (!result.ok) return result.failure;
  return result.statement.sections.map(({ currency, lines }) => [
    currency,
    ...lines.map(({ description, amountMinor }) => `${description} ${amountMinor}`),
  ]);
}

describe('an amount that a merchant asked for', () => {
  const rows = `22/03/2026;-71,45;;-71,45;EUR;1;-71,45;ANKER
21/03/2026;-16,96;;-16,96;USD;1,0894;-15,57;PRAIRIE
20/03/2026;400,00;400,00;;EUR;1;400,00;Afrekening
`;
  const head = 'datum verrichting;bedrag;credit;debet;munt;koers;bedrag in EUR;Handelaar\n';
  const card = head.replace('datum', 'kredietkaart;uitgavenstaat;datum');
  const held = rows.replaceAll(/^/gm, ';;').replace(/;;$/, '');

  it('does not count on a card beside the one that names the currency of all (KBC)', () => {
    expect(read(card + held)).toEqual([
      ['EUR', 'Afrekening 40000', 'PRAIRIE -1557', 'ANKER -7145'],
    ]);
  });

  it('counts where no card is named, or where both differ in one currency', () => {
    const two = [
      ['EUR', 'Afrekening 40000', 'ANKER -7145'],
      ['USD', 'PRAIRIE -1696'],
    ];
    expect(read(head + rows)).toEqual(two);
    expect(read(card + held.replace('1;-71,45', '1;-70,00'))).toEqual(two);
  });

  it('counts where none is in the currency that is named', () => {
    const swiss = rows.split('\n').slice(1, 2).join('\n').replace('USD', 'CHF');
    expect(read(`${card};;${swiss}`)).toEqual([['CHF', 'PRAIRIE -1696']]);
  });

  it('does not count beside what was paid for it in the currency of the account', () => {
    const head = 'Дата операции;Описание;Сумма операции;Валюта операции;Сумма в валюте счета';
    const text = `${head};Валюта счета
05.10.2026;AMAZON;-10,00;USD;-950,00;RUB
16.10.2026;Пятерочка;-500,00;RUB;-500,00;RUB
`;
    const own = [['RUB', 'AMAZON -95000', 'Пятерочка -50000']];
    expect(read(text)).toEqual(own);
    expect(read(text.replace('Сумма операции', 'Сумма в валюте операции'))).toEqual(own);
    expect(read(text.replaceAll(/;[^;]*$/gm, ''))).toBe('noCurrency');
  });

  it('names its currency of what was paid abroad beside what it cost in yen', () => {
    const text = `ご利用日,ご利用店名,ご利用金額,通貨,現地通貨額,換算レート
2026/10/05,AMAZON US,1500,USD,10.00,150
2026/10/16,ローソン,500,,,
`;
    expect(read(text)).toBe('noCurrency');
  });

  it('does not count beside what was paid for it (T-Bank)', () => {
    const text = `Дата операции;Дата платежа;Статус;Сумма операции;Валюта операции;Сумма платежа;Валюта платежа;Описание
24.11.2025 17:14:32;25.11.2025;OK;-428,98;RUB;-428,98;RUB;Кофейня
19.11.2025 09:16:38;20.11.2025;OK;-0,80;EUR;-77,04;RUB;Books
18.11.2025 10:41:31;;FAILED;-1236,73;RUB;-1236,73;RUB;Аптека
`;
    expect(read(text)).toEqual([['RUB', 'Books -7704', 'Кофейня -42898']]);
  });
});

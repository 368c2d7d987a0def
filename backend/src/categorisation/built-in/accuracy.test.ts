import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categorise } from './categorise.ts';

/**
 * A measurement on merchants nobody wrote rules for: a list of real merchant texts with the ledger heading that a British city
 * council booked them under (columns merchant, ledger_label_mode, label_purity, n). The headings are weak labels: the heading
 * says what the council bought, not what the merchant is. The list is not part of this repository.
 */
const folder = process.env.SALDO_CATEGORISATION;
const file = folder === undefined ? undefined : join(folder, 'birmingham_merchants_uk.csv');
const present = file !== undefined && existsSync(file);
if (!present)
  console.log('accuracy on unseen merchants not run: SALDO_CATEGORISATION names no folder with it');

/** Only the headings that plainly say a category; two where the heading holds both. */
const CATEGORIES_OF_HEADING: Record<string, readonly string[]> = {
  'Vehicle Fuel': ['transport'],
  'Purchases Food': ['groceries', 'dining'],
  Hospitality: ['dining', 'groceries'],
  Books: ['shopping'],
  Stationery: ['shopping'],
  "N'Papers&Periodicals": ['shopping', 'entertainment'],
  'Clothing&Uniforms': ['shopping'],
  'Travel Bus/Rail': ['transport'],
  'Travel Taxis': ['transport'],
  'Car Parking': ['transport'],
  'Vehicle R&M': ['transport'],
  'Vehicle OthrunCosts': ['transport'],
  'Vehicle Excise Lics': ['transport', 'fees'],
  'Vehicle Hire Charge': ['transport', 'travel'],
  'Vehicle Tyres': ['transport'],
  'Travel Foreign': ['travel', 'transport'],
  'Phon NonCentrx Lines': ['utilities'],
  'Mobiles/Radios/Pagrs': ['utilities'],
  Electricity: ['utilities'],
  Gas: ['utilities'],
  'Water Services': ['utilities'],
  'Refuse Collection': ['utilities'],
  'Training Other': ['education'],
  'Training Tutor Fees': ['education'],
  'Exam Fees': ['education'],
  'Computing Other': ['shopping'],
  Postage: ['other', 'shopping'],
  'Insurance NonPremise': ['insurance'],
  'Transport Insurance': ['insurance'],
  'Bank & Goro ChgsS': ['fees'],
  Laundry: ['shopping'],
  Photocopying: ['shopping'],
  'Accomodation Hire': ['travel', 'housing'],
};
const PUREST = 0.6;
const SURE = 0.5;
const ROW = /^(?:"((?:[^"]|"")*)"|([^,]*)),(?:"((?:[^"]|"")*)"|([^,]*)),([\d.]+),(\d+)\s*$/;

function labelledMerchants(path: string) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, quoted, plain, quotedLabel, plainLabel, purity, count] = ROW.exec(line) ?? [];
      const expected = CATEGORIES_OF_HEADING[quotedLabel ?? plainLabel ?? ''];
      if (expected === undefined || Number(purity) < PUREST) return [];
      return [{ description: quoted ?? plain ?? '', expected, payments: Number(count) }];
    });
}

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

test.skipIf(!present)('the categoriser does not get worse on unseen merchants', () => {
  const merchants = labelledMerchants(file ?? '');
  const results = categorise(
    merchants.map(({ description }) => ({ description, amountMinor: -100, currency: 'GBP' })),
  );
  const sum = { rows: 0, right: 0, sure: 0, sureRight: 0, paid: 0, surePaid: 0, surePaidRight: 0 };
  merchants.forEach(({ expected, payments }, i) => {
    const { category = '', confidence = 0 } = results[i] ?? {};
    const right = expected.includes(category) ? 1 : 0;
    const sure = confidence >= SURE ? 1 : 0;
    sum.rows += 1;
    sum.right += right;
    sum.sure += sure;
    sum.sureRight += sure * right;
    sum.paid += payments;
    sum.surePaid += sure * payments;
    sum.surePaidRight += sure * right * payments;
  });
  const figures = {
    merchants: sum.rows,
    right: percent(sum.right, sum.rows),
    sure: percent(sum.sure, sum.rows),
    rightWhereSure: percent(sum.sureRight, sum.sure),
    paymentsSure: percent(sum.surePaid, sum.paid),
    paymentsRightWhereSure: percent(sum.surePaidRight, sum.surePaid),
  };
  console.log(figures);
  expect(figures.merchants).toBeGreaterThan(5_000);
  expect(figures.right).toBeGreaterThanOrEqual(33.3);
  expect(figures.rightWhereSure).toBeGreaterThanOrEqual(77);
  expect(figures.paymentsRightWhereSure).toBeGreaterThanOrEqual(93.9);
});

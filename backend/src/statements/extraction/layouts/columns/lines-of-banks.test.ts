import { expect, it } from 'vitest';
import { readAsLines } from '../typed.fixture.ts';

it("takes a transfer that is called 'Übertrag/' for no balance brought forward (comdirect)", () => {
  const page = `
comdirect Finanzreport Nr. 3 per 02.04.2024
Girokonto
IBAN DE36 2004 1144 0771 2345 00 EUR
Buchungstag Vorgang Auftraggeber/Empfänger Ausgang/Eingang
Valuta Referenz Buchungstext in EUR
Alter Saldo 29.02.2024 +812,77
01.03.2024 Übertrag/ Neue Wohnungsbaugen. -980,00
01.03.2024 Überweisung Miete 03.24
XJR7U4HSRE/64375 End-to-End-Ref.: nicht angegeben
04.03.2024 Lastschrift/ wilhelm.tel GmbH -32,98
04.03.2024 Belastung Rechnung 240301177
15.03.2024 Übertrag/ Jana Thiessen -300,00
15.03.2024 Überweisung Sparen Maerz
27.03.2024 Übertrag/ Jungheinrich AG +3.124,80
27.03.2024 Überweisung Entgelt 03/2024
Neuer Saldo 31.03.2024 +2.624,59`;
  expect(readAsLines(page)).toMatchObject([
    { balances: [81277, 262459], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('leaves out the number in front of a day that begins with its month (Scotiabank)', () => {
  const page = `
Scotiabank Momentum Visa Infinite card in Canada
Account # 4538 XXXX XXXX 7714
Statement Period Dec 10, 2024 - Jan 9, 2025
Previous balance, Dec 9/24 $1,000.00
New balance = $1,042.54
REF.# DATE DATE DETAILS AMOUNT($)
001 Dec 11 Dec 12 SOBEYS HALIFAX NS 92.34
007 Dec 18 Dec 18 PAYMENT FROM - *****22*8814 100.00-
(APPLE PAY)
020 Jan 1 Jan 2 COSTCO WHOLESALE HALIFAX NS 50.20`;
  expect(readAsLines(page)).toMatchObject([
    {
      balances: [-100000, -104254],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2024-12-11 -9234 null SOBEYS/),
        expect.stringMatching(/^2024-12-18 10000 null PAYMENT/),
        expect.stringMatching(/^2025-01-01 -5020 null COSTCO/),
      ],
    },
  ]);
});

const REVOLUT = `
EUR Statement Revolut
Revolut Bank UAB
NURIA PASCUAL ORTEGA IBAN LT60 3250 0471 8832 0914
Balance summary
Product Opening balance Money out Money in Closing balance
Account (Current Account) €918.44 €711.99 €1,842.37 €2,048.82
Pocket (Holiday) €250.00 €0.00 €100.00 €350.00
Total €1,168.44 €711.99 €1,942.37 €2,398.82
Account transactions from 1 October 2025 to 31 October 2025
Date Description Money out Money in Balance
1 Oct 2025 Transfer to IVÁN ROMERO SANZ €600.00 €318.44
Reference: alquiler octubre
2 Oct 2025 Transfer from Estudio Gráfico €1,842.37 €2,160.81
6 Oct 2025 To pocket EUR Holiday from EUR €100.00 €2,060.81
To: Holiday
11 Oct 2025 Spotify €11.99 €2,048.82
To: Spotify, Stockholm
Pocket transactions from 1 October 2025 to 31 October 2025
Date Description Money out Money in Balance
6 Oct 2025 To pocket EUR Holiday from EUR €100.00 €350.00
Reverted from 1 October 2025 to 31 October 2025
Start date Description Money out Money in
15 Oct 2025 Renfe €26.40
Report lost or stolen card`;

it('parts a list from the next one by the title that names their period, and knows their balances by a summary (Revolut)', () => {
  expect(readAsLines(REVOLUT)).toMatchObject([
    { balances: [91844, 204882], proof: 'proven', lines: { length: 4 } },
    {
      balances: [25000, 35000],
      proof: 'proven',
      lines: ['2025-10-06 10000 35000 To pocket EUR Holiday from EUR'],
    },
  ]);
});

it('takes no line of a summary for balances whose figures do not lead from one to the other', () => {
  const [, pocket] = readAsLines(
    REVOLUT.replace('€100.00 €350.00\nTotal', '€110.00 €350.00\nTotal'),
  );
  expect(pocket?.proof).not.toBe('proven');
});

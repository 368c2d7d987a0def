import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('a shop called New Balance closes no period between two balances (Fineco)', () => {
  const page = `
FINECO BANK
ESTRATTO CONTO al 30.09.2024     Conto corrente n. 0128807/44      Divisa EUR
Data         Data         Uscite      Entrate     Descrizione
Operaz.      Valuta
30.06.24     30.06.24                 5.129,90    Saldo iniziale
03.07.24     03.07.24       21,41                 SEPA Direct Debit VODAFONE ITALIA SPA
04.07.24     04.07.24       60,15                 PagoBancomat POS NEW BALANCE STORE Carta N.*****418
20.07.24     20.07.24       30,00                 PagoBancomat POS ESSELUNGA SPA MILANO
27.09.24     27.09.24                 2.418,77    Stipendio PIRELLI TYRE SPA
30.09.24     30.09.24        8,55                 Imposta bollo conto corrente
                           120,11     7.548,67    Totali
30.09.24     30.09.24                 7.428,56    Saldo finale
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [512990, 742856], proof: 'proven', lines: { length: 5 } },
  ]);
});

it('a card is told by what its account is charged with, and the total of its column is less what was taken back (Nexi)', () => {
  const page = `
Nexi              Estratto conto di ottobre 2024
Carta                       Nexi Classic Mastercard
Periodo                     dal 25/09/2024 al 24/10/2024
Limite di utilizzo          3.000,00 Euro
Totale addebito in Euro sul conto                                             62,95
Data           Data              Descrizione                             Importo
operazione     registrazione     delle operazioni                        in Euro
27/09/24       28/09/24          AUTOSTRADE TELEPASS ROMA                  21,66
28/09/24       29/09/24          NEW BALANCE MILANO                        15,70
01/10/24       03/10/24          ESSELUNGA SETTEMBRINI MILANO              59,49
07/10/24       09/10/24          STORNO AMAZON.IT LUXEMBOURG              -35,90
24/10/24       24/10/24          IMPOSTA DI BOLLO SU ESTRATTO CONTO         2,00
                                 Totale movimenti                          62,95
`;
  const [section] = readTyped(typed(page));
  expect(section?.proof).toBe('not_provable');
  expect(section?.lines.map((line) => line.split(' ')[1])).toEqual([
    '-2166',
    '-1570',
    '-5949',
    '3590',
    '-200',
  ]);
});

it('lines bear the day of booking, and those that have none yet are not read (Handelsbanken)', () => {
  const page = `
Handelsbanken
Kontotransaktioner
Period: 2024-10-01 - 2024-10-31        Disponibelt belopp: 28 332,69 SEK
Reskontradatum     Transaktionsdatum     Text                      Belopp         Saldo
Prel.              2024-10-31            ICA KVANTUM LUND         -214,00
2024-10-30         2024-10-29            SYSTEMBOLAGET            -339,88     28 546,69
2024-10-30         2024-10-30            Bg 5050-1055 TELIA       -880,64     28 886,57
2024-10-28         2024-10-26            Hyra LKF               -8 944,00     29 767,21
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines.map((line) => line.slice(0, 18))).toEqual([
    '2024-10-28 -894400',
    '2024-10-30 -88064 ',
    '2024-10-30 -33988 ',
  ]);
});

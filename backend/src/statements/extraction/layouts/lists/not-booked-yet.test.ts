import { expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads what stands below an opening balance though what is not booked yet stands under the same labels before it', () => {
  const first = `
Carta di credito estratto conto EUR     Periodo: 23.12.2023 - 22.01.2024
Operazioni in attesa (22.01.2024)
Data operazione     Descrizione operazione           Importo EUR
19/01/24            Addebito Energia Adriatica            822,00
Saldo precedente: EUR 95,39
`;
  const second = `
Northgate
Data operazione     Descrizione operazione           Importo EUR
23/12/23            Canone mensile conto                  734,39
28/12/23            Prelievo bancomat                      98,45
Nuovo saldo: EUR 928,23
`;
  expect(readTyped(typed(first, second))[0]?.lines).toEqual([
    '2023-12-23 -73439 null Canone mensile conto',
    '2023-12-28 -9845 null Prelievo bancomat',
  ]);
});

it('books nothing that a sentence leaves out of the balance above it (BNP Paribas)', () => {
  const account = (sentence: string) =>
    readTyped(
      typed(`
RELEVE DE COMPTE CHEQUES     du 13 décembre 2024 au 13 janvier 2025
RIB : 30004 00812 00044817322 78     Monnaie du compte : Euros
Date      Nature des opérations                  Valeur     Débit      Crédit
          SOLDE CREDITEUR AU 13.12.2024                                100,00
18.12     FACTURE CARTE PHARMACIE RENNES         18.12      32,75
27.12     VIR SEPA RECU CENTRE HOSPITALIER       27.12                 418,50
          SOLDE CREDITEUR AU 13.01.2025                                485,75

CARTE VISA PREMIER A DEBIT DIFFERE N° 4974 XXXX XXXX 7731 - OPERATIONS EN COURS
${sentence}
03.01     SNCF CONNECT PARIS                                114,00
05.01     DECATHLON CESSON                                   64,97
          ENCOURS AU 13.01.2025                             178,97
`),
    );
  const [section] = account(
    'Ces opérations ne sont pas incluses dans le solde ci-dessus. Elles seront débitées le 31.01.2025.',
  );
  expect(section).toMatchObject({ balances: [10000, 48575], proof: 'proven' });
  expect(section?.lines).toHaveLength(2);
  expect(account('Merci de votre confiance.')).not.toMatchObject([{ proof: 'proven' }]);
});

it('takes labels among which a balance opens for none of what is pending (Bankinter)', () => {
  const [section] = readTyped(
    typed(`
Bankinter     Tarjeta de crédito     Periodo: 26/08/2025 - 25/09/2025     EUR
Límite de crédito     Saldo anterior     Pagos y abonos     Compras     Saldo pendiente
3.000,00 €            1.204,55 €         199,95 €           534,07 €    1.538,67 €
Fecha          Concepto                               Importe
27/08/2025     MERCADONA VALENCIA                      534,07
10/09/2025     PAGO RECIBIDO                          -199,95
`),
  );
  expect(section).toMatchObject({ balances: [-120455, -153867], proof: 'proven' });
});

it('ends at the reserved amounts below the last booking (Serbia)', () => {
  const page = positioned([
    [
      [38, 'IZVOD PO TEKUĆEM RAČUNU'],
      [200, 'Valuta: RSD - dinar'],
      [400, 'Period: 01.06.2025. - 30.06.2025.'],
    ],
    [
      [38, 'Prethodno stanje'],
      [172, 'Ukupno isplate'],
      [304, 'Ukupno uplate'],
      [436, 'Novo stanje'],
    ],
    [
      ['r100', '100,00'],
      ['r228', '20,00'],
      ['r356', '0,00'],
      ['r480', '80,00'],
    ],
    [
      [38, 'Datum'],
      [85, 'Datum'],
      [135, 'Opis transakcije'],
      ['r415', 'Isplata'],
      ['r485', 'Uplata'],
      ['r557', 'Stanje'],
    ],
    [
      [38, 'valute'],
      [85, 'knjiženja'],
      ['r415', '(duguje)'],
      ['r485', '(potražuje)'],
      ['r557', 'RSD'],
    ],
    [
      [38, '30.06.2025'],
      [85, '30.06.2025'],
      [135, 'POREZ NA KAMATU'],
      ['r415', '20,00'],
      ['r557', '80,00'],
    ],
    [20, [38, 'Rezervisana sredstva na dan 30.06.2025.']],
    [
      [38, '28.06.2025.'],
      [135, 'WOLT BEOGRAD'],
      ['r415', '18,90'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', lines: ['2025-06-30 -2000 8000 POREZ NA KAMATU'] },
  ]);
});

it('keeps what is not booked yet apart under a note in small print, and finds a figure below labels of two lines beside shorter ones (Zinia)', () => {
  const page = positioned([
    [[51, 'zinia Amazon Visa Kreditkarte Kreditlimit 3.500 EUR']],
    [[51, 'Abrechnungszeitraum 16.09.2025 – 15.10.2025']],
    [
      [59, 'Saldo vorherige'],
      [184, 'Zahlungen und'],
      [309, 'Umsätze und Gebühren'],
      [435, 'Neuer Saldo'],
    ],
    [11, [59, 'Abrechnung'], [184, 'Gutschriften']],
    [7, [309, '-24,10 €'], [435, '-24,10 €']],
    [11, [59, '-312,77 €'], [184, '+312,77 €']],
    [30, [51, 'Datum'], [113, 'Buchung'], [175, 'Beschreibung'], ['r544', 'Betrag']],
    [
      [51, '16.09.2025'],
      [113, '17.09.2025'],
      [175, 'REWE Markt'],
      ['r544', '-24,10 €'],
    ],
    [
      [51, '01.10.2025'],
      [113, '01.10.2025'],
      [175, 'Lastschrifteinzug'],
      ['r544', '+312,77 €'],
    ],
    [
      [175, 'Neuer Saldo zum 15.10.2025'],
      ['r544', '-24,10 €'],
    ],
    [24, [51, 'Vorgemerkte Umsätze', 10]],
    [
      11,
      [
        51,
        'Diese Umsätze wurden noch nicht gebucht und erscheinen in der nächsten Abrechnung.',
        6.5,
      ],
    ],
    [
      [51, '14.10.2025'],
      [113, 'Lieferando.de Berlin'],
      ['r544', '-27,00 €'],
    ],
    [
      [51, '15.10.2025'],
      [113, 'Shell 1172'],
      ['r544', '-59,00 €'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [-31277, -2410], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads the list below a sentence about what it does not hold (Deutsche Bank)', () => {
  const page = `
Umsatzanzeige für den Zeitraum: 28.02.2018 - 30.03.2018     IBAN DE17 3707 0024 0021 1887 00
Letzter Kontostand vom 27.02.2018                                             1.841,22     EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag     Wert           Verwendungszweck               Soll         Haben     Währung
29.03.2018      31.03.2018     LOHN / GEHALT 03/18                      2.344,18     EUR
28.03.2018      28.03.2018     EDEKA MUELLER                -47,83                   EUR
Kontostand vom 30.03.2018                                                     4.137,57     EUR
`;
  expect(readPages(page)).toMatchObject([{ balances: [184122, 413757], proof: 'proven' }]);
});

it('books no row of dashes, and what is pending under a title of its own not either', () => {
  const page = `
Capitec Bank     From Date: 01/08/2026     To Date: 31/08/2026
Opening Balance: R1 000.00
Closing Balance: R989.00
Date           Description              Amount        Balance
—              —                        R0.00
03/08/2026     Prepaid Purchase        -R11.00        R989.00
`;
  const next = `
Pending Card Transactions
04/08/2026     Uber Cpt                -R53.22
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { proof: 'proven', lines: ['2026-08-03 -1100 98900 Prepaid Purchase'] },
  ]);
});

it('reads no list under a sentence about what is pending as that of the account', () => {
  const page = `
Acme     Account statement      Account 12345678     GBP
Pending transactions are not included in your balance
Date          Description                               Amount
28/03/2025    LIDL                                      -20.00
29/03/2025    ALDI                                      -30.00
Transactions
Date          Description                               Amount
              Opening balance                         1,000.00
01/03/2025    STADTWERKE                                -80.00
27/03/2025    ACME GMBH                                 100.00
              Closing balance                         1,020.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [100000, 102000], proof: 'proven' }]);
});

it('passes over what is pending with the lines and the one amount below it, and books what follows', () => {
  const page = `
Account statement EUR     1 March 2025 to 31 March 2025
Opening balance                                              535.00
Date            Description              Value date          Amount
12 Mar 2025     Bakery                   12 Mar 2025         -20.00
Pending         Taxi                     13 Mar 2025          -9.00
                to the airport
HOLD            Hotel
                                                             -70.00
                Card fee                 31 Mar 2025         -15.00
Closing balance                                              500.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [53500, 50000],
      proof: 'proven',
      lines: ['2025-03-12 -2000 null Bakery', '2025-03-12 -1500 null Card fee'],
    },
  ]);
});

it('passes over what is held back of a cheque, and books it when it is free (Sicoob)', () => {
  const page = `
SICOOB     EXTRATO CONTA CORRENTE     PERÍODO: 01/12/2023 - 31/01/2024
DATA      HISTÓRICO                    VALOR
30/11     SALDO ANTERIOR               1.000,00C
20/12     TARIFA PACOTE                   12,90D
09/01     DEP.CHEQUE BLOQ.1D           6.254,00*
09/01     SALDO BLOQ.ANTERIOR          6.254,00*
12/01     LIBER.DEPOSITO BLOQ          6.254,00C
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-12-20 -1290 null TARIFA PACOTE',
    '2024-01-12 625400 null LIBER.DEPOSITO BLOQ',
  ]);
});

it('takes what is held back beside what is held for no title of a list that is not booked yet (Santander)', () => {
  const page = `
CUENTA NÓMINA: ES24 0049 4412 0870 3281 0763
Saldo: 118,14 EUR (a fecha 20/01/2026) Retenciones : 17,99 EUR
Movimientos de cuenta del 19 Enero 2026 al 20 Enero 2026 Ordenados por fecha
Fecha operación              Operación                          Importe         Saldo
20/01/2026                   Pago Movil En Consum            -45,72 EUR    118,14 EUR
Fecha valor: 20/01/2026
19/01/2026                   Comision Mantenimiento          -10,00 EUR    163,86 EUR
Fecha valor: 19/01/2026
`;
  expect(readPages(page)).toMatchObject([{ balances: [null, 11814], proof: 'proven' }]);
});

it('passes over what has a dash for its day of booking and for the balance beside it (VeloBank)', () => {
  const page = `
Historia rachunku     NUMER RACHUNKU: 00 0000 0000 0000 0000 0000 0000     PLN
Okres: 01.08.2026 - 31.08.2026
Data transakcji     Data księgowania     Opis transakcji             Kwota transakcji     Saldo po transakcji
31.08.2026          -                    Operacja kartą ZABKA              -18,40 PLN                       -
28.08.2026          28.08.2026           Przelew wychodzący             -1 014,84 PLN            4 495,07 PLN
25.08.2026          25.08.2026           Przelew przychodzący            5 200,00 PLN            5 509,91 PLN
10.08.2026          11.08.2026           Wypłata z bankomatu              -200,00 PLN              309,91 PLN
`;
  expect(readPages(page)[0]?.lines).toHaveLength(3);
});

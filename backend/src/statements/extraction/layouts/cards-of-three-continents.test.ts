import { describe, expect, it } from 'vitest';
import { kindOfDays } from '../days/booking-days.ts';
import { monthNamed } from '../figures/months.ts';
import { isLabelText } from '../headers/header-labels.ts';
import { isCurrentBalance } from '../words/balance-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const row = (...cells: Placed[]): PlacedRow => cells;

it('is in the currency under its label at the head of the page, beside an address (Bancolombia)', () => {
  const page = (name: string, before: string, amount: string, now: string) => [
    row([36, 'CARLOS RESTREPO'], [340, 'Estado de cuenta en:'], [455, 'Tarjeta:']),
    row([36, 'CL 44 78 35 AP 502']),
    row([36, 'MEDELLIN, ANTIOQUIA'], [340, name], [455, 'Visa ****4821']),
    row([36, 'Periodo facturado'], [140, '30 abr. 2025 - 30 may. 2025']),
    row([350, '+ Saldo anterior'], ['r580', before]),
    row([350, '= Pago total'], ['r580', now]),
    row([38, 'Fecha'], [132, 'Movimientos'], ['r355', 'Valor']),
    row([38, '30/05/2025'], [132, 'CARULLA VIVA'], ['r355', amount]),
    row([36, 'Banco de Colombia. VIGILADO SUPERINTENDENCIA FINANCIERA DE COLOMBIA']),
  ];
  expect(
    readTyped(
      positioned(
        page('PESOS', '$ 100.000,00', '$ 58.000,00', '$ 158.000,00'),
        page('DÓLARES', '$ 45,20', '$ 37,85', '$ 83,05'),
      ),
    ),
  ).toMatchObject([{ currency: 'COP' }, { currency: 'USD' }]);
});

it('knows the currency of what was paid abroad for none where texts begin in front of their label (Chase)', () => {
  const line = (day: string, text: string, amount: string) =>
    row([40, day], [104, text], ['r574', amount]);
  const sections = readTyped(
    positioned([
      row(
        [36, 'CHASE'],
        [200, 'Opening/Closing Date 12/11/24 - 01/10/25'],
        [400, 'Minimum Payment Due: $49.00'],
      ),
      row([36, 'Previous Balance'], ['r320', '$100.00']),
      row([36, 'New Balance'], ['r320', '$157.65']),
      row([36, 'Date of']),
      row(
        [36, 'Transaction'],
        [189, 'Merchant Name or Transaction Description'],
        [540, '$ Amount'],
      ),
      line('12/23', 'HOTEL V NESPLEIN AMSTERDAM', '38.12'),
      row([104, 'EURO']),
      row([131, '36.50'], [164, 'X'], [176, '1.0438 (EXCHG RATE)']),
      line('12/24', 'ALBERT HEIJN AMSTERDAM', '19.53'),
    ]),
  );
  expect(sections).toMatchObject([{ currency: 'USD', proof: 'proven' }]);
  expect(sections[0]?.lines).toHaveLength(2);
});

describe('each of two cards', () => {
  const page = `
CIMB BANK     PENYATA KAD KREDIT / CREDIT CARD STATEMENT     15 FEB 2025
            Total Current Balance (RM)               Jumlah Baki Semasa (RM)
            129.00                                                    129.00
Card Number               Previous Balance     Purchases/Debits     Current Balance
Nombor Kad                Baki Terdahulu       Pembelian/Debit      Baki Semasa
5289 44XX XXXX 7731               20.00               24.00               44.00
4259 10XX XXXX 0268               50.00               35.00               85.00
TARIKH POS       TARIKH URUS NIAGA     KETERANGAN                            AMAUN (RM)
POSTING DATE     TRANSACTION DATE      DESCRIPTION                           AMOUNT (RM)
                                       5289 44XX XXXX 7731
                                       PREVIOUS BALANCE / BAKI TERDAHULU     20.00
20 JAN           18 JAN                TEALIVE SUNWAY                        24.00
                                       CURRENT BALANCE / BAKI SEMASA         44.00
                                       4259 10XX XXXX 0268
                                       PREVIOUS BALANCE / BAKI TERDAHULU     50.00
21 JAN           20 JAN                PADINI CONCEPT STORE                  35.00
                                       CURRENT BALANCE / BAKI SEMASA         85.00
`;

  it('closes with what stands under the labels over its number, and books no balance (CIMB)', () => {
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [-2000, -4400], proof: 'proven' },
      { balances: [-5000, -8500], proof: 'proven' },
    ]);
  });

  it('may name what it owes in two languages', () => {
    expect(isCurrentBalance('CURRENT BALANCE / BAKI SEMASA')).toBe(true);
    expect(isCurrentBalance('CURRENT BALANCE / TEALIVE')).toBe(false);
  });
});

it('reads two currencies whose signs stand in brackets below their names (BCP)', () => {
  const sections = readTyped(
    typed(`
ESTADO DE CUENTA DE TARJETA DE CRÉDITO     19/04/2025 - 18/05/2025     VISA ORO
Fecha      Descripción                  Soles      Dólares
consumo                                 (S/)        (US$)
           SALDO ANTERIOR              100.00       57.40
19Abr      WONG OVALO                   14.35
23Abr      NETFLIX.COM                              10.49
05May      PAGO BANCA MOVIL            100.00-
05May      PAGO BANCA MOVIL                         57.40-
           SALDO DEL MES                14.35       10.49
`),
  );
  expect(sections).toMatchObject([
    { currency: 'PEN', balances: [-10000, -1435], proof: 'proven' },
    { currency: 'USD', lines: ['2025-04-23 -1049 null NETFLIX.COM', expect.any(String)] },
  ]);
});

it('knows months of Argentina that are cut off, and ordinals in labels of Chile', () => {
  expect([monthNamed('Dicie'), monthNamed('Febre'), monthNamed('Setie')]).toEqual([12, 2, 9]);
  expect(isLabelText('1er VENC.')).toBe(true);
  expect(isLabelText('12 VENC.')).toBe(false);
});

it('takes the heading of a group below the opening balance for none of the labels (DNB)', () => {
  const [card] = readTyped(
    typed(`
Kredittkortfaktura     Fakturadato 28.05.2025     Minimum å betale 60,00
Dato         Bokført      Beskrivelse                     Valuta     Beløp i valuta     Beløp i NOK
                          Saldo fra forrige faktura                                          418,90
Innbetalinger
20.05.25     20.05.25     Innbetaling                                                       -400,00
29.04.25     30.04.25     REMA 1000 OSLO                                                     486,20
10.05.25     12.05.25     HOTEL SKEPPSHOLMEN              SEK              90,00             100,00
                          Utestående saldo per 28.05.2025                                    605,10
`),
  );
  expect(card?.balances[0]).toBe(-41890);
  expect(card?.lines).toHaveLength(3);
});

it('goes on in the second column above its first labels, whatever codes stand in front of days (Santander in Brazil)', () => {
  const left = (day: string, text: string, amount: string): Placed[] => [
    [54, day],
    [80, text],
    ['r255', amount],
  ];
  const right = (day: string, text: string, amount: string): Placed[] => [
    [312, '2'],
    [332, day],
    [358, text],
    ['r533', amount],
  ];
  const labels = (x: number): Placed[] => [
    [x, 'Data'],
    [x + 26, 'Descrição'],
    [x + 189, 'R$'],
  ];
  const [card] = readTyped(
    positioned([
      row(
        [28, 'Fatura do cartão de crédito'],
        [300, 'Vencimento 10/06/2025'],
        [450, 'Saldo Anterior R$ 100,00'],
      ),
      row([28, 'Saldo Desta Fatura R$ 173,00']),
      row([28, 'Detalhamento da Fatura'], ...right('24/05', 'AIRALO SG', '10,00')),
      row([28, 'MARCOS V O PRADO'], ...right('25/05', 'BOOKING NL', '20,00')),
      row(...labels(54)),
      row(...left('12/05', 'PAGAMENTO DE FATURA', '-100,00')),
      row(...left('13/05', 'UBER *TRIP', '30,00'), [310, 'BEATRIZ L PRADO']),
      row(...left('14/05', 'POSTO IPIRANGA', '40,00'), ...labels(332)),
      row(...left('15/05', 'COBASI', '50,00'), ...right('16/05', 'CINEMARK', '23,00')),
    ]),
  );
  expect(card).toMatchObject({ balances: [-10000, -17300], proof: 'proven' });
  expect(card?.lines).toHaveLength(7);
});

it('knows days of posting by a label in two languages (China Merchants Bank)', () => {
  expect(kindOfDays('记账日 Post Date')).toEqual({ isBooking: true });
  expect(kindOfDays('交易日 Trans Date')).toEqual({});
});

it('knows labels of Korea with blanks in other places (KB)', () => {
  expect(columnRoleOf('이번 달 결제 원금')).toBe('amount');
  expect(columnRoleOf('원화금액')).toBe('amount');
  expect(columnRoleOf('미화(USD)')).toBe('ignored');
});

it('takes what stands under a label that nobody knows for no amount, though only one line tells (BBVA in Mexico)', () => {
  const [card] = readTyped(
    positioned([
      row(
        [36, 'Estado de Cuenta Tarjeta de Crédito'],
        [306, 'Periodo: 05-may-2025 al 04-jun-2025'],
        [500, 'MXN'],
      ),
      row([42, 'Adeudo del periodo anterior'], ['r300', '$100.00']),
      row([42, 'Pago para no generar intereses'], ['r300', '$712.44']),
      row(
        [42, 'Fecha'],
        [100, 'Descripción'],
        [249, 'Monto original'],
        [354, 'Zinsq rk'],
        [398, 'QVA rk wqv'],
        [457, 'Pago requerido'],
      ),
      row(
        [42, '10-may-2025'],
        [100, 'EFECTIVO INMEDIATO'],
        ['r285', '$15,000.00'],
        ['r386', '$512.07'],
        ['r438', '$81.93'],
        ['r513', '$612.44'],
      ),
    ]),
  );
  expect(card?.lines).toEqual(['2025-05-10 -61244 null EFECTIVO INMEDIATO']);
});

it('ends a table where a numbered title begins another one (CMR)', () => {
  const [card] = readTyped(
    positioned([
      row(
        [36, 'ESTADO DE CUENTA DE TARJETA DE CRÉDITO'],
        [300, '25/04/2025 - 24/05/2025'],
        [450, 'CLP'],
      ),
      row([50, 'MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)'], ['r375', '$ 10.000']),
      row([50, 'MONTO TOTAL FACTURADO A PAGAR'], ['r375', '$ 15.000']),
      row(
        [40, 'LUGAR DE OPERACIÓN'],
        [140, 'FECHA OPERACIÓN'],
        [220, 'DESCRIPCIÓN'],
        [400, '1er VENC.'],
        [500, 'VALOR CUOTA MENSUAL'],
      ),
      row(
        [40, 'Santiago'],
        [140, '26/04/2025'],
        [220, 'TOTTUS VITACURA'],
        [400, 'jun-2025'],
        ['r576', '$ 5.000'],
      ),
      row([40, 'III.'], [66, 'INFORMACIÓN DE PAGO']),
      row([40, 'PRÓXIMO PERÍODO DE FACTURACIÓN'], [300, '25/05/2025'], ['r576', '24/06/2025']),
      row([40, 'COSTO MONETARIO PREPAGO'], ['r576', '$ 926.109']),
    ]),
  );
  expect(card?.lines).toHaveLength(1);
});

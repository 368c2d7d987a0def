import { expect, it } from 'vitest';
import { survey } from '../../survey.ts';
import { positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('takes the currency under the end of its label (Sberbank)', () => {
  expect(
    readPages(`
ОТЧЕТ ПО СЧЕТУ КАРТЫ                         13ФЕВ19 - 13ИЮН19
ЛИМИТ ОВЕРДРАФТА:     0.00                   ВАЛЮТА СЧЕТА
                                                      RUR
ОСТАТОК НА НАЧАЛО ПЕРИОДА:                   100.00
ДАТА              ОПИСАНИЕ                   СУММА
26.03.2019        SBOL                       10000.00CR
27.03.2019        ATM 038051                 10050.00
ОСТАТОК НА КОНЕЦ ПЕРИОДА:                     50.00
`),
  ).toMatchObject([{ currency: 'RUB', proof: 'proven' }]);
});

it('reads two currencies under labels that end in their names (BCP)', () => {
  expect(
    readPages(`
BCP     ESTADO DE CUENTA TARJETA VISA ORO     Número de tarjeta: 4557-88XX-XXXX-2039     Periodo: 11/02/2025 - 10/03/2025
Fecha         Descripción                      Cargos/Abonos           Cargos/Abonos
                                                       Soles                 Dólares
              SALDO ANTERIOR                        1,468.73                   64.30
13FEB         PLAZA VEA PRIMAVERA                     187.40
17FEB         APPLE.COM/BILL                                                    9.99
18FEB         PAGO BANCA MOVIL                     1,250.00-
18FEB         PAGO BANCA MOVIL                                                64.30-
              DEUDA TOTAL DEL MES                     406.13                    9.99
`),
  ).toMatchObject([
    { currency: 'PEN', proof: 'proven', balances: [-146873, -40613] },
    { currency: 'USD', proof: 'proven', balances: [-6430, -999] },
  ]);
});

it('reads both currencies of a table whose columns are named with their signs below (BCP)', () => {
  const page = `
BCP     ESTADO DE CUENTA DE TARJETA DE CRÉDITO     Periodo de facturación 11/01/2024 - 09/02/2024
RESUMEN DE TU DEUDA                          SOLES (S/)      DÓLARES (US$)
Saldo anterior (deuda del mes anterior)      1,830.55        96.40
Deuda total al cierre                        88.76           118.30
DETALLE DE MOVIMIENTOS
Fecha de     Fecha de     Descripción                     Tipo de        Soles         Dólares
proceso      consumo                                      operación      S/            US$
                          SALDO ANTERIOR                                 1,830.55      96.40
11Ene        11Ene        TAMBO LIMA PE                   CONSUMO        88.76
20Ene        19Ene        LATAM AIRLINES SANTIAGO CL      CONSUMO                      118.30
25Ene        25Ene        PAGO BANCA MOVIL BCP            PAGO           1,830.55-
25Ene        25Ene        PAGO BANCA MOVIL BCP            PAGO                         96.40-
DEUDA TOTAL (SALDO ACTUAL)                                               88.76         118.30
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'PEN', proof: 'proven', balances: [-183055, -8876], lines: { length: 2 } },
    { currency: 'USD', proof: 'proven', balances: [-9640, -11830], lines: { length: 2 } },
  ]);
});

it('is in the currency of a label of taxes where no other label names any', () => {
  const [account] = readTyped(
    positioned([
      row([40, 'Northern Bank'], [300, 'Statement 1 March 2025 - 31 March 2025']),
      row([40, 'Opening balance'], ['r555', '100.00']),
      row(
        [40, 'Date'],
        [110, 'Description'],
        ['r340', 'Tax (RM)'],
        ['r455', 'Amount'],
        ['r555', 'Balance'],
      ),
      row(
        [40, '03/03/2025'],
        [110, 'Shop A'],
        ['r340', '0.50'],
        ['r455', '-20.00'],
        ['r555', '80.00'],
      ),
      row(
        [40, '05/03/2025'],
        [110, 'Salary'],
        ['r340', '0.00'],
        ['r455', '60.00'],
        ['r555', '140.00'],
      ),
      row([40, '31/03/2025'], [110, 'Closing balance'], ['r555', '140.00']),
    ]),
  );
  expect(account).toMatchObject({ currency: 'MYR', proof: 'proven' });
});

it('is in the currency of its label, and not in that of a purchase abroad', () => {
  const [section] = readTyped(
    typedAsLines(`
Abrechnung vom 20.08.2024 bis 22.09.2024
Datum Datum Angabe des Unternehmens / Währung Betrag Kurs Betrag in
Beleg BuchungVerwendungszweck EUR
20.08.24 Saldo letzte Abrechnung 40,00 -
20.08.24 21.08.24 Ausgleich Kreditkarte 40,00+
17.09.24 20.09.24 BUECHER, EXAMPLE.C USD 5,00 1,1722 4,27 -
Neuer Saldo 4,27-`),
  );
  expect(section).toMatchObject({ currency: 'EUR', balances: [-4000, -427], proof: 'proven' });
});

it('is told by what amounts are called over a list of lines, and not by the only mark among them (Taishin)', () => {
  const page = `
台新銀行
109年 01月 信用卡電子帳單
帳單結帳日 109/01/12
消費日 入帳起息日消費明細 新臺幣金額 外幣折算日 消費地 幣別 外幣金額
107/11/16 108/12/19 ＰＣＨＯＭＥ１ 第 14/30 期 993 TW
109/01/02 109/01/06 ProDirectSoccer newt newton 3,496 0103 GB GBP 87.78
109/01/04 109/01/07 APPLE.COM/BILL A8838 080009 30 IE`;
  expect(survey(typedAsLines(page)).facts).toMatchObject({ currency: 'TWD', unprinted: null });
});

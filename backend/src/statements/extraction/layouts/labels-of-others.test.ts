import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('begins no booking below the labels of a table of fees (TD)', () => {
  const page = `
Statement of Account     CAD     Statement From - To     JAN 31/23 - FEB 28/23
Description                         Withdrawals       Deposits      Date         Balance
STARTING BALANCE                                                    JAN31         386.59
UBER TRIP                                 36.40                     FEB27         350.19
ENBRIDGE GAS                              66.92                     FEB28         283.27
Account/Transaction Type              Fee             No. of items
INTERAC E-TRANSFER                        1.00                   3
OVERDRAFT PROTECTION LIMIT 500.00`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [38659, null],
      lines: ['2023-02-27 -3640 35019 UBER TRIP', '2023-02-28 -6692 28327 ENBRIDGE GAS'],
    },
  ]);
});

it('reads a table whose first label names days and texts, and none of deferred payments (American Express in Mexico)', () => {
  const page = `
Tarjeta de crédito     MXN     Fecha de Corte 11-Ene-2025
Saldo Anterior         Pagos y Créditos     Nuevos Cargos        Saldo al corte
200.00                 200.00               411.72               411.72
Fecha y Detalle de las operaciones                                       Importe en MN.
2 de Enero             PAGO RECIBIDO, GRACIAS                                 200.00
                                                                                  CR
14 de Diciembre        LIVERPOOL POLANCO MEXICO                               270.72
                       RFCDXS833995YR1
11 de Enero            IVA APLICABLE                                          141.00
Resumen de Planes de Pagos Diferidos con Intereses y Meses sin Intereses
Plan                   Fecha            Monto original     Saldo         Pago del mes     Número
AMAZON MX MSI          12 de Nov        6,234.00           4,156.00      1,039.00         2 de 6`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-20000, -41172],
      proof: 'proven',
      lines: [
        '2024-12-14 -27072 null LIVERPOOL POLANCO MEXICO RFCDXS833995YR1',
        '2025-01-02 20000 null PAGO RECIBIDO, GRACIAS',
        '2025-01-11 -14100 null IVA APLICABLE',
      ],
    },
  ]);
});

it('reads soft hyphens as hyphens, and a label that begins with the word for a balance (Caixa Geral de Depósitos)', () => {
  const page = `
Conta à ordem EUR     Extrato de 2023-11-01 a 2023-11-30
Data mov.      Data valor     Descrição               Débito       Crédito       Saldo contab.
                              SALDO ANTERIOR                                          100,00
2023-11-01     2023-11-01     COMPRAS LIDL             15,47                           84,53
2023-11-02     2023-11-02     TRF PERM RENDA           90,00                           -5,47
                              SALDO CONTABILÍSTICO                                     -5,47`;
  expect(readTyped(typed(page.replaceAll('-', '\u00AD')))).toMatchObject([
    {
      proof: 'proven',
      lines: ['2023-11-01 -1547 8453 COMPRAS LIDL', '2023-11-02 -9000 -547 TRF PERM RENDA'],
    },
  ]);
});

it('takes the sum in the currency of a card that has one in another currency and its points beside it (Ziraat)', () => {
  const page = `
Kredi Kartı Hesap Özeti     Hesap Kesim Tarihi 26/12/2025
Devreden Bakiye 300,00 TL     Dönem Borcu 251,56 TL
İşlem Tarihi     İşlem Açıklaması              TL Tutar     USD Tutar     Bankkart Lira
27/11/2025       BİM A.Ş. 896 ANKARA             100,00                            0,48
28/11/2025       Spotify Stockholm               151,56
03/12/2025       otomatik ödeme                 300,00+`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'TRY',
      balances: [-30000, -25156],
      proof: 'proven',
      lines: [
        '2025-11-27 -10000 null BİM A.Ş. 896 ANKARA',
        '2025-11-28 -15156 null Spotify Stockholm',
        '2025-12-03 30000 null otomatik ödeme',
      ],
    },
  ]);
});

it('reads a card whose open amount is what is owed (Viseca)', () => {
  const page = `
Kartenkonto 4144 1120 0938     Kartenlimite CHF 8'000.00     Rechnung vom 17.05.2023
Saldo letzte Rechnung     Zahlungen     Neue Belastungen     Offener Betrag CHF
912.35                    912.35 -      47.04                47.04
Datum        Valuta       Details                              Währung       Betrag
                                                               Betrag        CHF
                          Saldovortrag letzte Rechnung                       912.35
26.04.23     27.04.23     Ihre LSV-Zahlung - Besten Dank                     912.35 -
18.04.23     19.04.23     SBB Ticket Shop Zürich CH                           12.62
19.04.23     20.04.23     Digitec Galaxus Thun CH                             34.42`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-91235, -4704],
      proof: 'proven',
      lines: [
        '2023-04-18 -1262 null SBB Ticket Shop Zürich CH',
        '2023-04-19 -3442 null Digitec Galaxus Thun CH',
        '2023-04-26 91235 null Ihre LSV-Zahlung - Besten Dank',
      ],
    },
  ]);
});

it('begins no booking in a list of investments below the account (CTBC)', () => {
  const page = `
帳號：822-4175400     活期儲蓄存款     TWD     對帳單期間：113/12/03 ～ 114/01/03
上期結餘 63,218     本期結餘 67,561
交易日期          帳務日期          摘要                  支出          存入          結餘    備註
113/12/03     113/12/03     存款機                          8,343      71,561    李大仁
113/12/04     113/12/04     跨行提款             4,000                  67,561    玉山銀行
                            合計               4,000       8,343
基金投資明細
申購日        基金名稱              單位數        投資金額      參考現值
112/05/18     安聯台灣科技基金      742.118       100,000       120,000`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [6321800, 6756100],
      proof: 'proven',
      lines: [
        '2024-12-03 834300 7156100 存款機 李大仁',
        '2024-12-04 -400000 6756100 跨行提款 玉山銀行',
      ],
    },
  ]);
});

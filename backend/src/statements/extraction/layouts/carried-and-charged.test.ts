import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

describe('what was owed before, printed above its payment and what that leaves (Viseca)', () => {
  const page = `
Kartenkonto-Nr. 0018 4407 2261     Rechnungsdatum 24.03.2025     Kreditkarte
Datum        Valuta       Details                                Betrag in CHF
24.02.25                  Totalbetrag letzte Rechnung                1'482.35
11.03.25     11.03.25     Ihre Zahlung - Danke                       1'482.35 -
                          Saldovortrag                                   0.00
25.02.25     26.02.25     Migros MM Oerlikon                            64.35
26.02.25     27.02.25     SBB EasyRide, Bern                            12.80
                          Total zu unseren Gunsten     CHF              77.15
`;

  it('is the balance it opens with', () => {
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [-148235, -7715], proof: 'proven' });
    expect(section?.lines).toHaveLength(3);
  });

  it('proves nothing under a name that nobody knows', () => {
    const [section] = readTyped(typed(page.replace('Totalbetrag letzte', 'Zqxjl vkrw')));
    expect(section?.proof).not.toBe('proven');
  });
});

describe('charges of a card behind bookings that print a day each (Garanti)', () => {
  const page = (days: string[]) => `
Garanti BBVA bonus     Hesap Kesim Tarihi 20 Şubat 2025     Kredi Kartı     TL
Önceki Bakiye          1.000,00 TL
İşlem Tarihi      İşlemler                       Tutar (TL)
${days.map((day) => `${day.padEnd(18)}MARKET ALIŞVERİŞ                   10,00`).join('\n')}
                  DÖNEM FAİZİ                        21,38
                  KKDF                                3,71
TOPLAM BORCUNUZ                                   ${(1000 + 10 * days.length + 25.09).toFixed(2).replace('.', ',').replace(/^1/, '1.')}
`;
  const daysOf = (text: string) =>
    readTyped(typed(text))[0]
      ?.lines.slice(-2)
      .map((line) => line.split(' ').slice(0, 2).join(' '));

  it('bear the day of the statement', () => {
    const days = ['01 Şubat 2025', '09 Şubat 2025', '09 Şubat 2025'];
    expect(daysOf(page(days))).toEqual(['2025-02-20 -2138', '2025-02-20 -371']);
  });

  it('bear the day above them where days may be printed once for several', () => {
    const days = ['01 Şubat 2025', '09 Şubat 2025'];
    expect(daysOf(page(days))).toEqual(['2025-02-09 -2138', '2025-02-09 -371']);
  });
});

it('takes payments for received beside the limit of a card, though nothing is said to be due (Nubank)', () => {
  const [section] = readTyped(
    typed(`
Nubank     Fatura 12 MAR 2025     Emissão e envio 05 MAR 2025     BRL
Limite total do cartão de crédito     R$ 9.500,00
Fatura anterior            R$ 874,16
Total a pagar              R$ 258,40
TRANSAÇÕES DE 05 FEV A 05 MAR
05 FEV 2025     Magazine Luiza          R$ 189,90
08 FEV 2025     Drogaria Pacheco         R$ 68,50
Pagamentos e Financiamentos
10 FEV 2025     Pagamento em 10 FEV    -R$ 874,16
`),
  );
  expect(section).toMatchObject({ balances: [-87416, -25840], proof: 'proven' });
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

it('takes a nought that no day stands beside for nothing that was booked (Banco de Chile)', () => {
  const [section] = readTyped(
    typed(`
Banco de Chile     Estado de cuenta nacional de tarjeta de crédito     Fecha estado de cuenta 20/03/2025
Periodo facturado 19/02/2025 - 20/03/2025
MONTO FACTURADO O A PAGAR PERIODO ANTERIOR                $ 612.480
SALDO ADEUDADO FINAL PERIODO ANTERIOR                     $ 0
MONTO TOTAL FACTURADO A PAGAR                             $ 43.730
FECHA         DESCRIPCIÓN OPERACIÓN O COBRO               VALOR CUOTA MENSUAL
03/03/25      PAGO PESOS TEF PAGO NORMAL                  $ -612.480
18/02/25      PAT ENEL DISTRIBUCION                       $ 38.740
20/03/25      COMISION MENSUAL POR MANTENCION             $ 4.990
              4. COMPRAS EN EL PERIODO SIN MOVIMIENTOS    $ 0
`),
  );
  expect(section).toMatchObject({ balances: [-612480, -43730], proof: 'proven' });
  expect(section?.lines).toHaveLength(3);
});

it('closes a card with what is said most often, and with no bonus (Santander in Mexico)', () => {
  const [section] = readTyped(
    typed(`
Santander     Tarjeta de crédito 5470 46XX XXXX 3021     Fecha de corte: 12-mar-2025     MXN
Periodo: 13-feb-2025 al 12-mar-2025
Pago para no generar intereses:      $2,159.16
Adeudo del periodo anterior          $1,374.66
Pago para no generar intereses       $2,159.16
Pago total      Capital de cargos      Intereses      Comisiones
$900.00         $900.00                $0.00          $0.00
Saldo anterior      Generado      Utilizado      Saldo actual
$214.30             $86.12        $0.00          $300.42
Fecha de la operación   Descripción del movimiento          Monto
13-feb-2025             WAL MART SC COYOACAN           +    $1,284.50
20-feb-2025             PAGO POR TRANSFERENCIA         -    $1,000.00
05-mar-2025             CINEPOLIS UNIVERSIDAD          +    $400.00
07-mar-2025             OXXO ROMA NORTE                +    $100.00
`),
  );
  expect(section).toMatchObject({ balances: [-137466, -215916], proof: 'proven' });
});

it('goes on below the holder of another card with what is billed later (Itaú)', () => {
  const [section] = readTyped(
    typed(
      `
Itaú Mastercard     Fatura     Emissão: 10/03/2025     Titular FERNANDA A MOREIRA     R$
Total da fatura anterior     100,00
Total desta fatura           489,82
FERNANDA A MOREIRA (final 8841)
DATA      ESTABELECIMENTO                VALOR EM R$
14/02     MAGAZINE LUIZA 04/10                189,90
17/02     PAGAMENTO DEB AUTOMATIC           - 100,00
GUSTAVO P MOREIRA (final 2076)
DATA      ESTABELECIMENTO                VALOR EM R$
18/02     FAST SHOP SA 03/12                  299,92
`,
      `
Compras parceladas - próximas faturas
FERNANDA A MOREIRA (final 8841)
DATA      ESTABELECIMENTO                VALOR EM R$
14/02     MAGAZINE LUIZA 05/10                189,90
GUSTAVO P MOREIRA (final 2076)
DATA      ESTABELECIMENTO                VALOR EM R$
18/02     FAST SHOP SA 04/12                  299,92
`,
    ),
  );
  expect(section).toMatchObject({ balances: [-10000, -48982], proof: 'proven' });
});

it('takes a day in a box in front of the table for none of its bookings (Itaú)', () => {
  const [section] = readTyped(
    typed(`
Itaú Mastercard     Fatura     Emissão: 10/03/2025     Lançamentos em R$
Total da fatura anterior                 3.974,26
Total desta fatura                            0,00
                              DATA      ESTABELECIMENTO                VALOR EM R$
Lançamentos no período de
09/02/2025 a 10/03/2025.      17/02     PAGAMENTO DEB AUTOMATIC         - 3.974,26
Previsão do próximo
fechamento: 10/04/2025.
`),
  );
  expect(section?.lines).toEqual(['2025-02-17 397426 null PAGAMENTO DEB AUTOMATIC']);
});

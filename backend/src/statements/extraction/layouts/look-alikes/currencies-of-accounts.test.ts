import { describe, expect, it } from 'vitest';
import { briefOf, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

describe('what accounts hold and are kept in', () => {
  it('is told by their own marks beside balances that bear none', () => {
    const page = `
Statement        01/09/2024 to 30/09/2024
Foreign currency transactions are subject to a fee.
Date         Description               Amount        Balance
01/09/2024   Opening balance                          100.00
02/09/2024   Coffee                    -£10.00         90.00
             New York              12.00 USD
03/09/2024   Pub                       -£10.00         80.00
             Boston                12.00 USD
30/09/2024   Closing balance                           80.00
`;
    expect(briefOf(page)).toEqual(['GBP 10000,8000 proven 2']);
  });

  it('is no other account’s that a booking at the foot of a page names', () => {
    const pages = `
Account statement 01/09/2024 to 30/09/2024   Currency: GBP
Current account 11112222   GBP
Opening balance   100.00
Closing balance   90.00
Date         Description                 Amount
03/09/2024   Transfer to                 -10.00
             My USD Account
---
Savings account 33334444
Opening balance   50.00
Closing balance   40.00
Date         Description                 Amount
02/09/2024   Coffee                      -10.00
`;
    expect(briefOf(pages)).toEqual(['GBP 10000,9000 proven 1', 'GBP 5000,4000 proven 1']);
  });

  it('stands over the heading of each, where no box stands below the last one', () => {
    const box = (name: string, opening: string, closing: string) => `
Opening balance   ${opening}
Closing balance   ${closing}
${name}   GBP
Date         Description                 Amount
02/09/2024   Coffee                      -10.00`;
    const pages = [
      `Account statement 01/09/2024 to 30/09/2024${box('Current account 11112222', '100.00', '90.00')}`,
      box('Savings account 33334444', '50.00', '40.00'),
      box('Savings account 55556666', '30.00', '20.00'),
    ].join('\n---\n');
    expect(briefOf(pages).slice(1)).toEqual(['GBP 5000,4000 proven 1', 'GBP 3000,2000 proven 1']);
  });

  it('is that beside an offer or with instalments to come', () => {
    const loan = `
Kreditkonto 01.09.2024 - 30.09.2024    EUR
Datum        Beschreibung                                 Betrag
             Kontostand am 31.08.2024, noch 12 Raten    -1.000,00
02.09.2024   Rate                                         100,00
             Kontostand am 30.09.2024, noch 11 Raten      -900,00
`;
    expect(briefOf(loan)).toEqual(['EUR -100000,-90000 proven 1']);
    const card = `
Fatura cartão   01/09/2024 a 30/09/2024     BRL
Fatura anterior                    R$ 100,00
Total desta fatura  R$ 100,00      ou entrada + 5 parcelas de R$ 22,00
Data         Descrição                                Valor
02/09/2024   Padaria                                  60,00
05/09/2024   Loja 02/10                               40,00
05/09/2024   Pagamento                              -100,00
`;
    expect(briefOf(card)).toEqual(['BRL -10000,-10000 proven 3']);
  });
});

it('is that of the country, though every purchase says what it was abroad, and at which rate', () => {
  const page = `
Bank Austria     Kontoauszug 01.12.2025 - 31.12.2025     IBAN AT02 1001 1001 2345 6789
Datum          Text                         Betrag
01.12.2025     Alter Kontostand             500,00
03.12.2025     AMAZON US                    -54,00
               Originalbetrag 58,00 USD
               Kurs 1,07 USD
05.12.2025     GITHUB                       -10,00
               Originalbetrag 11,00 USD
               Kurs 1,07 USD
08.12.2025     OPENAI                       -20,00
               Originalbetrag 22,00 USD
               Kurs 1,07 USD
31.12.2025     Neuer Kontostand             416,00
`;
  for (const text of [typed(page), typedAsLines(page)])
    expect(readTyped(text)).toMatchObject([{ currency: 'EUR', balances: [50000, 41600] }]);
});

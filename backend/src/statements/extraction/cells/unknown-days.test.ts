import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('books what an account has processed on that day, though the label of earlier days beside it is not known (Monese)', () => {
  const page = `
Account number     33018874     Sort code     04-06-21
Opening balance     Money in       Money out     Closing balance
£100.00             £60.00         £34.41        £125.59
Processed date     Payment made     Description              Amount       Balance
02/03/2022         28/02/2022       ALDI 71 775              -£27.81       £72.19
02/03/2022         01/03/2022       TFL TRAVEL CH             -£6.60       £65.59
09/03/2022         09/03/2022       Transfer from Ionut      +£60.00      £125.59
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2022-03-02 -2781 7219 ALDI 71 775',
        '2022-03-02 -660 6559 TFL TRAVEL CH',
        '2022-03-09 6000 12559 Transfer from Ionut',
      ],
    },
  ]);
});

import { describe, expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';
import { inReadingOrder } from './right-to-left.ts';

describe('a text as it stands on the page', () => {
  it.each([
    ['612 ףינס טמופסכ', 'כספומט סניף 612'],
    ['ףסכ תרבעה bit', 'bit העברת כסף'],
    ['08:41 העשב 01/04/2026 ךיראתב קפוה', 'הופק בתאריך 01/04/2026 בשעה 08:41'],
    ['(ןמוזמ) הכישמ', 'משיכה (מזומן)'],
    ['Balance הרתי', 'Balance יתרה'],
    ['12-612-448190 :ןובשח רפסמ', 'מספר חשבון: 12-612-448190'],
    ['Currency AEDרתי', 'Currency AED יתר'],
  ])('is read from the right where it is %s', (printed, read) => {
    expect(inReadingOrder(printed)).toBe(read);
  });

  it.each(['Kontoauszug Nr. 12', '残高 1,000', ''])(
    'stays as it is without such letters',
    (text) => {
      expect(inReadingOrder(text)).toBe(text);
    },
  );
});

const HAPOALIM = typed(`
                                              םילעופה קנב
                              12-612-448190 :ןובשח רפסמ
              31/03/2026 ךיראת דע 01/01/2026 ךיראתמ תועונת
ךרע ךיראת     ח"שב הרתי     תוכז          הבוח        אתכמסא       הלועפה              ךיראת
27/03/2026    ₪10,474.51                  ₪369.45     93393828     612 ףינס טמופסכ     27/03/2026
27/03/2026    ₪10,843.96    ₪586.74                   93559715     הסנכה סממ יוכיז     27/03/2026
26/03/2026    ₪10,257.22                  ₪1.80       69255345     הלועפ תלמע          25/03/2026
`);

it('reads an account whose columns go from right to left, newest first (Bank Hapoalim)', () => {
  expect(readTyped(HAPOALIM)).toMatchObject([
    {
      currency: 'ILS',
      lines: [
        '2026-03-25 -180 1025722 עמלת פעולה',
        '2026-03-27 58674 1084396 זיכוי ממס הכנסה',
        '2026-03-27 -36945 1047451 כספומט סניף 612',
      ],
    },
  ]);
});

it('finds the number and the period of such an account', () => {
  expect(extractStatement(HAPOALIM)).toMatchObject({
    statement: {
      sections: [
        { accountHint: '12-612-448190', periodStart: '2026-01-01', periodEnd: '2026-03-31' },
      ],
    },
  });
});

it('reads what a card is charged with, and not what is still to be charged (Isracard)', () => {
  const card = typed(`
isracard                                        2024 יאמ - תואקסע טוריפ
יארשא תרגסמ                                          10.05.2024 ךיראתב קפוה
                                                      וטלקנ םרטש תואקסע
הקסע םוכס                              קסע תיב םש          השיכר ךיראת
₪34.00                                 הסרוב המורא          08.05.24
                                                       בויח דעומל תואקסע
ףסונ טוריפ     רבוש 'סמ      בויח םוכס     הקסע םוכס     קסע תיב םש          השיכר ךיראת
               704112380     ₪214.30       ₪214.30       ליד לסרפוש          09.04.24
עבק תארוה      704151975     ₪59.90        ₪59.90        ליבומ טוה           15.04.24
`);
  expect(readTyped(card)).toMatchObject([
    {
      currency: 'ILS',
      lines: [
        '2024-04-09 -21430 null 704112380 שופרסל דיל',
        '2024-04-15 -5990 null הוראת קבע 704151975 הוט מוביל',
      ],
    },
  ]);
});

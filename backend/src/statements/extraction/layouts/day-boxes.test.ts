import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('reads whole forints under a box for each day, with letters for their way and the sums at the end', () => {
  const page = `
SZÁMLAKIVONAT 8/2024     2024.08.01. - 2024.08.31.     Devizanem: HUF
Nyitó egyenleg 2024.08.01.                                                 1 904 338 HUF
2024. augusztus 3., szombat              T/J     Összeg (HUF)     Egyenleg (HUF)
POSTAI BEFIZETÉS                         J             71 395          1 975 733
2024. augusztus 4., vasárnap             T/J     Összeg (HUF)     Egyenleg (HUF)
KÁRTYÁS VÁSÁRLÁS 1 820,00 EUR            T             79 085          1 896 648
2024. augusztus 5., hétfő                T/J     Összeg (HUF)     Egyenleg (HUF)
BÉRÁTUTALÁS csomag 4 tétel               T          1 284 600            612 048
2024. augusztus 30., péntek              T/J     Összeg (HUF)     Egyenleg (HUF)
SZÁMLAVEZETÉSI DÍJ                       T              4 990            607 058
KÁRTYÁS VÁSÁRLÁS                         T             62 964            544 094
Terhelések: 1 431 639     Jóváírások: 71 395     Záró egyenleg: 544 094 HUF

Kiadások jogcím szerint        HUF        Érvényes kamatok                    %
Kártyás                    142 049        Látra szóló betét                0,01
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'HUF',
      balances: [190433800, 54409400],
      proof: 'proven',
      lines: [
        '2024-08-03 7139500 197573300 POSTAI BEFIZETÉS',
        '2024-08-04 -7908500 189664800 KÁRTYÁS VÁSÁRLÁS 1 820,00 EUR',
        '2024-08-05 -128460000 61204800 BÉRÁTUTALÁS csomag 4 tétel',
        '2024-08-30 -499000 60705800 SZÁMLAVEZETÉSI DÍJ',
        '2024-08-30 -6296400 54409400 KÁRTYÁS VÁSÁRLÁS',
      ],
    },
  ]);
});

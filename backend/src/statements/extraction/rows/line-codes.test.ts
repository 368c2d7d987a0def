import { expect, it } from 'vitest';
import { readTyped, typedAsLines } from '../layouts/typed.fixture.ts';

it('reads lines with the number of the branch behind the balance (Axis)', () => {
  const page = `
Statement of Axis Account No :919010041000296 INR for the period (From: 02-04-2026 To: 02-07-2026)
Tran Date Chq No Particulars Debit Credit Balance Init.
OPENING BALANCE 9,249.73
02-04-2026 UPI/P2A/626181509069/TARAPADA /UTIB/Payment/ 20000.00 29249.73 3693
02-04-2026 UPI/P2A/609273120342/PUTUL DHARA 1600.00 27649.73 3693
04-04-2026 NEFT/010704772018/BKS ENTEPRISES 1628.00 29277.73 248
07-04-2026 UPI/P2A/609470215741/MADHUMITA MISHRA
SIN/UPI/State Bank Of India 20000.00 9277.73 3693
CLOSING BALANCE 9,277.73`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [924973, 927773],
      proof: 'proven',
      lines: [
        '2026-04-02 2000000 2924973 UPI/P2A/626181509069/TARAPADA /UTIB/Payment/',
        '2026-04-02 -160000 2764973 UPI/P2A/609273120342/PUTUL DHARA',
        '2026-04-04 162800 2927773 NEFT/010704772018/BKS ENTEPRISES',
        '2026-04-07 -2000000 927773 UPI/P2A/609470215741/MADHUMITA MISHRA SIN/UPI/State Bank Of India',
      ],
    },
  ]);
});

it('reads lines with the number of the booking in front of the day (Raiffeisen in Hungary)', () => {
  const page = `
Könyvelés HUF
Tétel azon. Értéknap Tranzakció megnevezése Terhelés(-) Jóváírás(+)
5252233050 2025.10.01. Díj, jutalék -16.418,64
2025.10.01. Referencia: T00157295714701
5265410495 2025.10.09. Elektronikus forint átutalás -50.000,00
2025.10.08. Referencia: AFK25J0000781478
5270148714 2025.10.13. Bankon belüli átutalás 2.455.863,00
2025.10.10. Referencia: ABK25J0000234858
NYITÓEGYENLEG: 1.960.214,40
ZÁRÓEGYENLEG: 4.349.658,76`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [196021440, 434965876],
      proof: 'proven',
      lines: [
        '2025-10-01 -1641864 null Díj, jutalék Referencia: T00157295714701',
        '2025-10-09 -5000000 null Elektronikus forint átutalás Referencia: AFK25J0000781478',
        '2025-10-13 245586300 null Bankon belüli átutalás Referencia: ABK25J0000234858',
      ],
    },
  ]);
});

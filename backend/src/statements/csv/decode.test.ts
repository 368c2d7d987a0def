import { describe, expect, it } from 'vitest';
import { sentenceFor } from '../failures.ts';
import { decodeText } from './decode.ts';
import { extractCsv, readCsv } from './index.ts';

/** The bytes of a text in an encoding of one or two bytes a letter. */
function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytesOf = new Map<string, number[]>();
  const learn = (bytes: number[]) => {
    try {
      const letter = decoder.decode(Uint8Array.from(bytes));
      if ([...letter].length === 1 && !bytesOf.has(letter)) bytesOf.set(letter, bytes);
    } catch {
      // No letter has these bytes.
    }
  };
  for (let first = 0; first < 256; first += 1) learn([first]);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) learn([lead, trail]);
  return Uint8Array.from([...text].flatMap((letter) => bytesOf.get(letter) ?? [0x3f]));
}

const rows = (text: string) => `2026-03-02,${text},-150,900\n2026-03-03,${text},-200,700\n`;

describe('the text of a file', () => {
  it.each([
    ['shift_jis', '日付,摘要,金額,残高', 'コトリ商店'],
    ['windows-1251', 'Дата,Описание,Сумма,Остаток', 'Кофейня Шарик'],
    ['windows-1250', 'Data księgowania,Opis operacji,Kwota,Saldo po operacji', 'Piekarnia Łukasz'],
    ['windows-1250', 'Datum zaúčtování,Popis,Částka,Zůstatek', 'Řeznictví'],
    ['windows-1250', 'Könyvelés dátuma,Közlemény,Összeg,Egyenleg', 'Büfé az őrhöz'],
    ['windows-1253', 'Ημερομηνία,Περιγραφή,Ποσό,Υπόλοιπο', 'Καφενείο'],
    ['windows-1254', 'Tarih,Açıklama,İşlem Tutarı,Bakiye', 'Şekerci'],
    ['windows-1255', 'תאריך,תיאור,סכום,יתרה', 'מאפייה'],
    ['windows-1257', 'Data,Paaiškinimai,Suma,Likutis', 'Duonos kepykla Žiedas'],
    ['euc-kr', '거래일자,적요,금액,잔액', '커피 가게'],
    ['big5', '日期,摘要,金額,餘額', '咖啡店'],
    ['gb18030', '日期,摘要,金额,余额', '咖啡店'],
  ])('is that of %s where the header has names we know in it: %s', (encoding, head, text) => {
    const file = `${head}\n${rows(text)}`;
    expect(decodeText(encoded(file, encoding))).toBe(file);
  });

  it('is that of Windows-1252 where no other encoding tells more', () => {
    const german = `Buchungstag,Empfänger,Betrag,Währung\n${rows('Bäckerei Größwang')}`;
    expect(decodeText(Buffer.from(german, 'latin1'))).toBe(german);
    const english = `Date,Description,Amount,Balance\n${rows('Café São João')}`;
    expect(decodeText(Buffer.from(english, 'latin1'))).toBe(english);
  });

  it('is that of Windows-1252 under names of elsewhere without letters of their own', () => {
    const polish = `Data,Opis,Kwota,Saldo\n${rows('Café Noël Øre Ñandú')}`;
    expect(decodeText(Buffer.from(polish, 'latin1'))).toBe(polish);
  });

  it('is UTF-8 of which one letter was cut', () => {
    const german = Buffer.from(
      `Buchungstag,Empfänger,Betrag,Währung\n${rows('Bäckerei Größwang')}`,
    );
    const cut = Buffer.concat([german, Buffer.from([0xc3])]);
    expect(decodeText(cut)).toBe(`${german.toString()}\uFFFD`);
  });

  it('is not taken from an encoding in which some of its bytes are no letters', () => {
    const file = encoded(`日付,摘要,金額,残高\n${rows('コトリ商店')}`, 'shift_jis');
    const broken = Uint8Array.from([...file, 0x81, 0x20]);
    expect(extractCsv(decodeText(broken) ?? '')).toMatchObject({ failure: 'noTable' });
  });

  const head = 'Date,Description,Amount,Currency\n';
  const shop = '2026-01-02,Shop,-5.00,EUR\n';
  const amountsIn = (bytes: Uint8Array) => {
    const result = readCsv(bytes);
    if (!result.ok) return sentenceFor(result.failure, result.detail);
    return result.statement.sections.flatMap(({ lines }) => lines.map((line) => line.amountMinor));
  };

  it.each([
    ['a text', head + shop.replace('Shop', 'Sh\u0000op')],
    ['a name of the header', head.replace('Amount', 'Amo\u0000unt') + shop],
    ['the beginning', `\u0000${head}${shop}`],
    ['the quotes of a cell', head + shop.replace('Shop', '\u0000"Shop"')],
    ['a line of its own', `${head}${shop}\u0000\n`],
    ['the last block', `${head}${shop.trim()}${'\u0000'.repeat(4000)}`],
  ])('is read without a NUL that stands in %s', (_, text) => {
    expect(amountsIn(Buffer.from(text))).toEqual([-500]);
    expect(amountsIn(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual([-500]);
  });

  it.each(['-1\u00005.00', '-\u00005.00', '-5.0\u0000'])(
    'keeps one beside a digit, for which it may stand, and the amount is refused: %j',
    (cell) => {
      const shown = cell.replace('\u0000', '␀');
      expect(amountsIn(Buffer.from(head + shop.replace('-5.00', cell)))).toContain(
        `The amount in row 2 (“${shown}”)`,
      );
    },
  );

  it.each(['2026-01-2\u0000', '2026-0\u00001-02', '\u00002026-01-02'])(
    'keeps one beside a digit of a day, which is refused: %j',
    (cell) => {
      const shown = cell.replace('\u0000', '␀');
      expect(amountsIn(Buffer.from(head + shop + shop.replace('2026-01-02', cell)))).toContain(
        `The date in row 3 (“${shown}”)`,
      );
    },
  );

  it('is none where many of its letters are NULs, or all', () => {
    expect(decodeText(Buffer.from(`Date${'\u0000\u0001'.repeat(9)}${head}${shop}`))).toBe(null);
    expect(decodeText(Buffer.alloc(4000))).toBe(null);
  });
});

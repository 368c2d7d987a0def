import { remembered } from './remembered.ts';

/** Letters that stay themselves when accents are taken off. */
const BARE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', ı: 'i', æ: 'ae', œ: 'oe' };
const CURRENCIES =
  /(?<![\p{L}\d])(?:(?:in|en|em|i|w|v|u|в|у) )?(?:EUR|GBP|USD|CHF|SGD|MYR|CAD|AUD|NZD|HKD|TWD|KRW|JPY|CNY|RMB|PLN|RON|RUB|SEK|NOK|DKK|CZK|HUF|TRY|INR|BRL|MXN|THB|IDR|PHP|AED|ZAR|KWD|BHD|OMR|QAR|JOD|EGP|PKR|LKR|BDT|NPR|KES|NGN|GHS|UGX|TZS|XOF|XAF|UAH|BGN|RSD|TL|ISK|ILS|AMD|AZN|KZT|UZS|VND|TND|DZD|CRC|GTQ|PYG|UYU|RM|NTD|Rs|INR|zł|K[čc]|eur(?:os?)?|руб|pounds|dollars)(?![\p{L}\d])\.?/giu;

/** The dollars of one country. */
const DOLLARS = /(?<!\p{L})(?:(?:in|en|em) )?(?:A|AU|C|CA|HK|MX|NT|NZ|R|S|US)\$/giu;

/** Lower case, without accents, brackets, currencies and punctuation that carry nothing: '£ Paid out' gives 'paid out'. */
export const plainWords = remembered(madePlain);

/** Small letters without their accents and strokes. */
export function withoutMarks(text: string): string {
  return withoutStrokes(withoutAccents(text));
}

/** The number of a note behind a word ('Completed Date²': YouTrip); behind a figure it belongs to that. */
const NOTE = /(?<=\p{L}{2}\)?)[⁰¹²³⁴-⁹](?![\p{L}\d])/gu;

/** Letters of other alphabets have accents, too (й, が). */
function withoutAccents(text: string): string {
  return inOneAlphabet(text.replace(NOTE, ''))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
}

/** Latin letters in a Cyrillic word as the ones that look like them ('cумма': Sberbank). */
function inOneAlphabet(text: string): string {
  if (!/\p{Script=Cyrillic}/u.test(text)) return text;
  return text.replace(LATIN_IN_CYRILLIC, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter);
}

const LATIN = 'aceopxyACEOPXBHKMT';
const CYRILLIC = 'асеорхуАСЕОРХВНКМТ';
const LATIN_IN_CYRILLIC =
  /[aceopxyACEOPXBHKMT](?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})[aceopxyACEOPXBHKMT]/gu;

function withoutStrokes(text: string): string {
  return text.replace(/[łøđßıæœ]/g, (letter) => BARE[letter] ?? letter);
}

/** A label without the number that tells it from others of its name (詳細1, 詳細2), the legend of its letters, or the month (3月支払金額) or period that its column covers ('Transaction Details for Statement Period: 13 Jul 25 to 12 Aug 25'). */
export function withoutNumber(label: string): string {
  return label
    .replace(/(?<=\p{Script=Han})[12１２]$|^\d{1,2}月 ?(?=\p{Script=Han})/gu, '')
    .replace(FOOTNOTE, '')
    .replace(OF_PERIOD, '')
    .replace(LEGEND, '');
}

/** The number of a footnote, set small behind a word ('Сумма в валюте счёта2': Sberbank). */
const FOOTNOTE = /(?<=\p{Script=Cyrillic}{3})[1-9](?= |$)/gu;

/** What the letters behind the amounts of a column stand for: 'Betrag in EUR', 'S = Soll / H = Haben' below it (Santander). */
const LEGEND = / ?(?:(?<!\p{L})\p{Lu}{1,2} ?= ?\p{L}+(?: ?[/,;] ?|$)){2}$/u;

const OF_PERIOD =
  /(?:^| )(?:for (?:the )?(?:statement|billing) (?:period|dated):?(?: \d.{0,30})?|from \d\S{5,11} to \d\S{5,11})$/i;

/** 'Amount KD': in lower case the letters of a dinar are those of other words. */
const DINARS = / [KB]\.?D\.?$/u;

function madePlain(text: string): string {
  const words = withoutAccents(text.slice(0, 300))
    .replace(DOLLARS, ' ')
    .replace(DINARS, ' ')
    .replace(/\([^)]{0,12}\)|[£$€¥₹₩₺₽:*•·“”״՝"|<>【】]|(?<=\p{L})\.|\.(?= |$)/gu, ' ')
    .replace(CURRENCIES, ' ')
    .toLowerCase();
  return withoutStrokes(words)
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}\d])sdo(?![\p{L}\d])/gu, 'saldo')
    .replace(/ ?\/ ?/g, '/')
    .replace(/^[\s/,;-]+|[\s/,;-]+$/g, '');
}

import { remembered } from './remembered.ts';

/** Every code of ISO 4217. */
export const CODES = new Set(Intl.supportedValuesOf('currency'));
/** The letters of a dollar may stand apart from its sign ('NZ $'). */
const SIGN_APART = /\b(AU?|CA?|HK|MX|NT|NZ|S|US) \$/g;

/** A text with the letters of its dollars at their sign. */
export function withJoinedSigns(text: string): string {
  return text.replace(SIGN_APART, '$1$');
}

/** Names and signs by which statements call a currency where they print no code. */
const NAMES: [RegExp, string][] = [
  [/^(RM|Ringgit Malaysia|Malaysian Ringgit)$/i, 'MYR'],
  [/^(S\$|Singapore Dollars?)$/i, 'SGD'],
  [/^(HK\$|Hong Kong Dollars?|港幣|港元|港币)$/i, 'HKD'],
  [/^(US\$|US Dollars?|U\.S\. Dollars?|United States Dollars?|美元|美金)$/i, 'USD'],
  [/^(NT\$|NTD|New Taiwan Dollars?|新臺幣|新台幣|臺幣|台幣)$/i, 'TWD'],
  [/^(RMB|Renminbi|人民币|人民幣|人民币元)$/i, 'CNY'],
  [/^(A\$|Australian Dollars?|澳元)$/i, 'AUD'],
  [/^(C\$|CA\$|Canadian Dollars?)$/i, 'CAD'],
  [/^(NZ\$|New Zealand Dollars?)$/i, 'NZD'],
  [/^(€|Euros?|歐元|欧元)$/i, 'EUR'],
  [/^(£|Pounds? Sterling|Sterling|British Pounds?|英鎊)$/i, 'GBP'],
  [/^(원|원화|대한민국 원|₩)$/i, 'KRW'],
  [/^(円|日本円|日圓|日元|Japanese Yen)$/i, 'JPY'],
  [/^(R\$|Reais|Real brasileiro)$/i, 'BRL'],
  [/^(MX\$|M\.N\.|Moneda Nacional|Pesos? mexicanos?)$/i, 'MXN'],
  [/^(Swiss Francs?|Schweizer Franken|Fr\.)$/i, 'CHF'],
  [/^(zł|złoty|złotych)$/i, 'PLN'],
  [/^(RUR|руб\.?|рубль|рубли|российский рубль|₽)$/i, 'RUB'],
  [/^(lei|leu)$/i, 'RON'],
  [/^(Rs\.?|₹|Indian Rupees?)$/i, 'INR'],
  [/^(Rp\.?|Rupiah)$/i, 'IDR'],
  [/^(Kč)$/i, 'CZK'],
  [/^(ísl\. ?kr\.)$/iu, 'ISK'],
  [
    /^((?:US )?D[óo]lares(?: americanos| de (?:los )?(?:EE\.? ?UU\.?|Estados Unidos))?|U\$S)$/i,
    'USD',
  ],
  [/^(S\/\.?|(?:Nuevos )?Soles)$/i, 'PEN'],
  [/^(₺)$/, 'TRY'],
  [/^(South African Rands?|Rands?)$/i, 'ZAR'],
  [/^(TL|Türk Lirası)$/, 'TRY'],
  [/^(Ft|Forint)$/, 'HUF'],
  [/^(RD\$|(?:RD\$ )?Pesos? dominicanos?)$/i, 'DOP'],
  [/^(₡|Col[óo]n(?:es)?(?: costarricenses?)?)$/i, 'CRC'],
  [/^(\$U|Pesos? uruguayos?)$/i, 'UYU'],
  [/^(AR\$|Pesos? argentinos?)$/i, 'ARS'],
  [/^(CLP\$|Pesos? chilenos?)$/i, 'CLP'],
  [/^(COL\$|Pesos? colombianos?)$/i, 'COP'],
  [/^(₱|Pesos? filipinos?|Philippine Pesos?)$/i, 'PHP'],
  [/^(₲|Gs\.?|Guaran[íi](?:es)?)$/i, 'PYG'],
  [/^(Quetzal(?:es)?)$/i, 'GTQ'],
  [/^(Lps\.?|Lempiras?)$/i, 'HNL'],
  [/^(C[óo]rdobas?)$/i, 'NIO'],
  [/^(Bolivianos?)$/i, 'BOB'],
  [/^(₦|(?:Nigerian )?Naira)$/i, 'NGN'],
  [/^(KSh\.?|Kshs\.?|Kenyan? Shillings?)$/i, 'KES'],
  [/^(฿|บาท|Thai Baht|Baht)$/i, 'THB'],
  [/^(₫|đ|đồng|VNĐ|Việt Nam Đồng)$/i, 'VND'],
  [/^(৳|Tk\.?|(?:Bangladeshi )?Taka)$/i, 'BDT'],
  [/^(Pakistani? Rupees?)$/i, 'PKR'],
  [/^(Sri Lankan? Rupees?)$/i, 'LKR'],
  [/^(UAE Dirhams?)$/i, 'AED'],
  [/^(Moroccan Dirhams?|Dirhams? marocains?)$/i, 'MAD'],
  [/^(Saudi Riyals?)$/i, 'SAR'],
  [/^(Qatari? Riyals?)$/i, 'QAR'],
  [/^(K\.?D\.?|Kuwaiti? Dinars?)$/, 'KWD'],
  [/^(B\.?D\.?|Bahraini? Dinars?)$/, 'BHD'],
  [/^(₪|ש"ח|שקל(?: חדש)?(?: \(₪\))?|Israeli (?:New )?Shekels?)$/i, 'ILS'],
  [/^(₸|тенге|Tenge)$/i, 'KZT'],
  [/^(₴|гривн[яі]|гривень|Hryvnia)$/i, 'UAH'],
];

/** Codes that are no words of any language, so that they are currencies wherever they stand. */
export const COMMON = new Set(
  'EUR USD GBP CHF SGD MYR AUD CAD NZD HKD TWD KRW JPY CNY PLN RON RUB SEK NOK DKK CZK HUF TRY INR BRL MXN THB IDR PHP AED ZAR ILS SAR BGN UAH COP CLP PEN ARS UYU VND EGP KES NGN PKR LKR BDT KZT ISK RSD KWD BHD QAR OMR DOP CRC GTQ HNL PYG BOB JOD MAD TND GHS TZS UGX XOF XAF NPR MOP'.split(
    ' ',
  ),
);

/** A text without what companies of Malaysia end in, which is no dinar ('TAN SENG HUAT SDN BHD', 'AEON CO. (M) BHD'). */
export function withoutCompanies(text: string): string {
  return text.replace(COMPANY, ' ');
}

const COMPANY = /(?:\b(?:SDN|CORP|NASIONAL|MALAYSIA)\.?|\((?:M|MALAYSIA)\)) BHD\b/gi;

/** The ISO code of what a statement calls a currency, or null. */
export const currencyNamed = remembered(codeOfName);

function codeOfName(text: string): string | null {
  const name = text.trim();
  if (CODES.has(name)) return name;
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** The code beside the name of a currency, and nothing else: '人民幣 CNY', 'Euro (EUR)', 'USD 美元', '人民币/RMB', '人民币(CNY)'; or null. */
export function codeBesideName(text: string): string | null {
  const [name = '', other = '', ...more] = text.trim().split('/');
  if (more.length === 0 && currencyNamed(name) === currencyNamed(other) && currencyNamed(name))
    return currencyNamed(name);
  const words = text.trim().split(/ |(?=\()/);
  const sides = [
    [words.at(-1) ?? '', words.slice(0, -1)],
    [words[0] ?? '', words.slice(1)],
  ] as const;
  const found = sides.find(([code, name]) => {
    const bare = code.replace(/[()]/g, '');
    return COMMON.has(bare) && currencyNamed(name.join(' ')) === bare;
  });
  return found ? found[0].replace(/[()]/g, '') : null;
}

import { plainWords } from './plain-words.ts';

/** Whether a label names the days on which a bank booked, whatever other days stand beside them. */
export function namesBookingDays(text: string): boolean {
  return BOOKING_DAYS.test(plainWords(text));
}

const BOOKING_DAYS = new RegExp(
  `^(?:${[
    'post(?:ing|ed)? date|date (?:posted|booked|of posting)|posted(?: on)?|booking date',
    'buchungs(?:tag|datum)|verbuchungsdatum|date comptable|date de comptabilisation|data contabile',
    'fecha (?:contable|(?:de )?aplicacion|proceso|de proceso|de contabilizacion|de posteo)|data (?:lancamento|ksiegowania|zaksiegowania)',
    'bokf[oø]rings(?:dag|datum|dato)|bogf[oø]ringsda(?:g|to)|kirjauspaiva|datum (?:za)?uctovani',
    'дата (?:списания|обработки(?: банком)?|проводки|на осчетоводяване)|帳務日期?|帐务日期|记账日期?|記帳日期?|入帳日期?|入账日期?',
  ].join('|')})$`,
  'u',
);

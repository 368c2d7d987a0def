import { type Rule, RuleIndex } from './rule.ts';

const CLOSING = 'kontoabschluss|rechnungsabschluss|abschluss|competenze di liquidazione';

/**
 * What banks print of the way in which money moved, or of a booking of their own, in words that also stand beside a purpose:
 * comdirect heads every transfer "Übertrag / Überweisung", the salary too. They decide only where nothing tells what it was for.
 */
const MEANS: readonly Rule[] = [
  {
    id: 'means:own-account',
    category: 'transfers',
    why: 'The bank calls it a transfer between accounts',
    confidence: 0.7,
    phrases:
      'ubertrag|uebertrag|traspaso|account transfer|internet transfer|online transfer|savings|saver|sparing|moneymarket|money market',
  },
  {
    id: 'means:fee',
    category: 'fees',
    why: 'The text calls it a charge',
    only: 'out',
    confidence: 0.6,
    phrases:
      'fee|fees|charge|charges|chg|commission|commissions|comissao|entgelt|entgelte|gebuhr|gebuhren|gebyr|avgift|omkostninger|kosten|rekeningkosten|frais|costo fisso|' +
      'tarifa|anuidade|iof|encargos|maandelijkse bijdrage|jaarlijkse bijdrage|cuota manejo|imp selo|imposto do selo|^com',
  },
  {
    id: 'means:cash',
    category: 'cash',
    why: 'The bank’s short form of a withdrawal',
    only: 'out',
    confidence: 0.6,
    phrases: '^vda|^nwd|^atw',
  },
  {
    id: 'means:closing',
    category: 'fees',
    why: 'The bank closed the account for a month or quarter',
    only: 'out',
    confidence: 0.6,
    phrases: CLOSING,
  },
  {
    id: 'means:closing-interest',
    category: 'income',
    why: 'The bank closed the account for a month or quarter, and paid interest',
    only: 'in',
    confidence: 0.6,
    phrases: CLOSING,
  },
  {
    id: 'means:card-bill',
    category: 'transfers',
    why: 'A payment that a card received',
    only: 'in',
    confidence: 0.7,
    phrases: 'pagamento efetuado',
  },
  {
    id: 'means:bill',
    category: 'transfers',
    why: 'A payment that may be that of a card bill',
    only: 'out',
    confidence: 0.4,
    phrases: 'pagamento efetuado',
  },
];

export const meansIndex = new RuleIndex(MEANS);

import { AUSTRALIA } from './australia.ts';
import { CAISSE_D_EPARGNE } from './caisse-d-epargne.ts';
import { CANADA } from './canada.ts';
import { COMMERZBANK } from './commerzbank.ts';
import { CREDIT_MUTUEL } from './credit-mutuel.ts';
import { DEUTSCHE_BANK } from './deutsche-bank.ts';
import { DKB } from './dkb.ts';
import { FRANCE } from './france.ts';
import { GERMAN_CARDS } from './german-cards.ts';
import { GERMAN_COOPERATIVES } from './german-cooperatives.ts';
import { GERMAN_DIRECT_BANKS } from './german-direct-banks.ts';
import { IBERIA } from './iberia.ts';
import { INDIA } from './india.ts';
import { ITALY } from './italy.ts';
import { KOREA } from './korea.ts';
import { LOW_COUNTRIES } from './low-countries.ts';
import { MALAYSIA } from './malaysia.ts';
import { MAYBANK_CARD } from './maybank-card.ts';
import { N26 } from './n26.ts';
import { NORTH_AND_EAST } from './north-and-east.ts';
import { PORTUGAL_AND_BRAZIL } from './portugal-and-brazil.ts';
import { SINGAPORE_ACCOUNTS } from './singapore-accounts.ts';
import { SINGAPORE_CARDS } from './singapore-cards.ts';
import { SINGAPORE_DBS } from './singapore-dbs.ts';
import { STATE_BANK_OF_INDIA } from './state-bank-of-india.ts';
import type { Bank } from './statement.ts';
import { SWITZERLAND } from './switzerland.ts';
import { TAIWAN_AND_JAPAN } from './taiwan-and-japan.ts';
import { UK_APP_BANKS } from './uk-app-banks.ts';
import { UK_DAY_BANKS } from './uk-day-banks.ts';
import { UK_HIGH_STREET } from './uk-high-street.ts';
import { UNITED_STATES } from './united-states.ts';
import { UNITED_STATES_MORE } from './united-states-more.ts';

export type { Bank } from './statement.ts';

export const BANKS: readonly Bank[] = [
  ...N26,
  ...DKB,
  ...GERMAN_DIRECT_BANKS,
  ...DEUTSCHE_BANK,
  ...COMMERZBANK,
  ...GERMAN_COOPERATIVES,
  ...GERMAN_CARDS,
  ...SWITZERLAND,
  ...CREDIT_MUTUEL,
  ...UK_DAY_BANKS,
  ...UK_APP_BANKS,
  ...UK_HIGH_STREET,
  ...SINGAPORE_DBS,
  ...SINGAPORE_ACCOUNTS,
  ...SINGAPORE_CARDS,
  ...MAYBANK_CARD,
  ...MALAYSIA,
  ...INDIA,
  ...STATE_BANK_OF_INDIA,
  ...KOREA,
  ...TAIWAN_AND_JAPAN,
  ...UNITED_STATES,
  ...CANADA,
  ...AUSTRALIA,
  ...FRANCE,
  ...CAISSE_D_EPARGNE,
  ...IBERIA,
  ...PORTUGAL_AND_BRAZIL,
  ...ITALY,
  ...LOW_COUNTRIES,
  ...NORTH_AND_EAST,
  ...UNITED_STATES_MORE,
];

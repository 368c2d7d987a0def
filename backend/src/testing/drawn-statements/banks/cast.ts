/** Who stands on a country's statements. Every name is invented. */
export type Cast = {
  holder: string;
  street: string;
  town: string;
  shops: readonly string[];
  bills: readonly string[];
  people: readonly string[];
  employer: string;
  landlord: string;
  machines: readonly string[];
  places: readonly string[];
  notes: readonly string[];
  wage: string;
  rent: string;
  fee: string;
  interest: string;
};

const list = (words: string) => words.split('|');

export function cast(
  [holder = '', street = '', town = '']: string[],
  [employer = '', landlord = '', wage = '', rent = '', fee = '', interest = '']: string[],
  [shops = '', bills = '', people = '', machines = '', places = '', notes = '']: string[],
): Cast {
  return {
    ...{ holder, street, town, employer, landlord, wage, rent, fee, interest },
    ...{ shops: list(shops), bills: list(bills), people: list(people) },
    ...{ machines: list(machines), places: list(places), notes: list(notes) },
  };
}

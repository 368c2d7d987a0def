/** The invented account holder of every sample: a freelance designer in Berlin with family in Kuala Lumpur. */
export const HOLDER = 'Mira Rahimi Lenz';

export type Place = 'Berlin' | 'London' | 'Kuala Lumpur';

/** Where she is when she is not in Berlin: first and last day of each trip. */
const TRIPS: readonly { place: Place; from: string; to: string }[] = [
  { place: 'London', from: '2025-11-21', to: '2025-11-24' },
  { place: 'Kuala Lumpur', from: '2025-12-19', to: '2026-01-04' },
  { place: 'London', from: '2026-02-13', to: '2026-02-16' },
  { place: 'London', from: '2026-04-23', to: '2026-04-27' },
  { place: 'London', from: '2026-06-05', to: '2026-06-08' },
  { place: 'Kuala Lumpur', from: '2026-07-08', to: '2026-07-22' },
  { place: 'London', from: '2026-09-10', to: '2026-09-15' },
];

/** The place where she is on a day 'YYYY-MM-DD'. */
export function placeOn(date: string): Place {
  return TRIPS.find((trip) => trip.from <= date && date <= trip.to)?.place ?? 'Berlin';
}

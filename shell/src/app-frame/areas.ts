import type { RemoteName } from '../remotes/federation.ts';

/** The addresses under /app that a remote fills. */
export const AREAS: readonly { path: string; remote: RemoteName; title: string }[] = [
  { path: 'dashboard', remote: 'mfe_dashboard', title: 'Dashboard' },
  { path: 'statement', remote: 'mfe_statements', title: 'Statement' },
  { path: 'investments', remote: 'mfe_investments', title: 'Investments' },
  { path: 'goals', remote: 'mfe_goals', title: 'AI Goals Planner' },
];

/** The remote behind an address like /app/goals, if there is one. */
export function areaAt(pathname: string) {
  return AREAS.find((area) => pathname === `/app/${area.path}`);
}

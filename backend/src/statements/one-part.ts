import { areToldApart } from '../ledger/index.ts';
import { type Chain, followed, type Link } from './chain.ts';

/** So many days on which two chains moved the same sums are no chance. */
const NO_CHANCE = 3;

/**
 * The chains of one account and currency, put together where the PDF and the CSV call one part differently: no statement has
 * both, one is made of CSVs alone and the other of none, and they agree on what the account held, or moved the same sums on several days.
 * The name that a PDF prints is kept. `isCsv` tells the statements that were read from a CSV.
 */
export function joinedChains(
  chains: readonly Chain[],
  isCsv: (statementId: string) => boolean,
): Chain[] {
  const result: Chain[] = [];
  const ofCsv = ({ links }: Chain) => links.every(({ statementId }) => isCsv(statementId));
  const ofPdf = ({ links }: Chain) => !links.some(({ statementId }) => isCsv(statementId));
  const waiting: Chain[] = [];
  for (const chain of chains) (ofCsv(chain) ? waiting : result).push(chain);
  for (const chain of waiting) {
    const same = result.filter((other) => ofPdf(other) && areOne(other, chain));
    const [only, second] = same;
    if (!only || second) result.push(chain);
    else result[result.indexOf(only)] = { ...only, links: [...only.links, ...chain.links] };
  }
  return result;
}

function areOne(a: Chain, b: Chain): boolean {
  if (a.account !== b.account || a.currency !== b.currency) return false;
  const statements = new Set(a.links.map(({ statementId }) => statementId));
  if (b.links.some(({ statementId }) => statements.has(statementId))) return false;
  const relations = b.links.flatMap((link) =>
    a.links.flatMap((other) => meetingOf(link, other) ?? []),
  );
  return relations.length > 0 && relations.every((isSame) => isSame);
}

/** Whether two links that overlap or touch show one account; null where they do neither, or nothing tells. */
function meetingOf(a: Link, b: Link): boolean | null {
  if (areToldApart(a, b)) return false;
  const [, later] = followed([a, b]);
  const relation = later?.before?.relation;
  if (!relation || relation.days > 0) return null;
  if (relation.kind === 'conflicts') return false;
  const sums = new Map(a.days);
  const shared = b.days.filter(([date, minor]) => minor !== 0 && sums.get(date) === minor).length;
  if (shared >= NO_CHANCE) return true;
  const isKnown = relation.kind === 'agrees' && later.link.openingMinor !== 0;
  return isKnown ? true : null;
}

import type { Neighbour, SectionProof, WholeProof } from '@saldo/contracts';
import { Badge, Card, Icon, Link2, Seal, type SealState, Unlink2 } from '@saldo/ui';
import type { ReactNode } from 'react';
import { Equation } from './equation.tsx';
import styles from './proof-card.module.css';
import {
  neighbourWords,
  openingWords,
  periodWords,
  readWords,
  reasonOf,
  titleOf,
} from './proof-words.ts';

/** What a statement proves, part by part, with the equation of each and how it stands to its neighbours. */
export function ProofCard(props: {
  proof: WholeProof;
  actions: ReactNode;
  onSeeLine: (section: number, line: number) => void;
  onChoose: (statementId: string) => void;
}) {
  const { proof } = props;
  return (
    <Card aria-label="Proof of this statement">
      {proof.sections.map((section, index) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in the order of the file, and two may be called alike.
          key={index}
          section={section}
          isOnly={proof.sections.length === 1}
          isImported={proof.processing_status === 'completed'}
          onSeeLine={(line) => props.onSeeLine(index, line)}
          onChoose={props.onChoose}
        />
      ))}
      <div className={styles.foot}>
        <span className="quiet small">{readWords(proof)}</span>
        {proof.assumed_year !== null && (
          <Badge tone="warn">Year {proof.assumed_year} assumed</Badge>
        )}
        {proof.assumed_currency !== null && (
          <Badge tone="warn">Currency {proof.assumed_currency} not printed</Badge>
        )}
        {proof.approved && <Badge tone="warn">Imported on your word</Badge>}
        <span className={styles.actions}>{props.actions}</span>
      </div>
    </Card>
  );
}

function Section(props: {
  section: SectionProof;
  isOnly: boolean;
  isImported: boolean;
  onSeeLine: (line: number) => void;
  onChoose: (statementId: string) => void;
}) {
  const { section } = props;
  const line = section.first_break?.line ?? null;
  const opening = openingWords(section);
  const where = [
    props.isOnly ? null : section.label || section.currency,
    section.account_hint,
    periodWords(section),
  ];
  return (
    <div className={styles.section}>
      <Seal {...sealOf(section)} teeth={section.line_count} size={76} />
      <div className={styles.who}>
        <div className={styles[section.state]}>{titleOf(section)}</div>
        <div className="small soft">
          {reasonOf(section, props.isImported)}{' '}
          {line !== null && (
            <button type="button" className="link" onClick={() => props.onSeeLine(line)}>
              See the line
            </button>
          )}
        </div>
        {opening && (
          // What limits the proof is said as loudly as the proof itself.
          <div className={section.opening_confirmed ? 'small soft' : undefined}>{opening}</div>
        )}
        <div className="small quiet">{where.filter(Boolean).join(' · ')}</div>
        <Neighbours section={section} onChoose={props.onChoose} />
      </div>
      <Equation section={section} />
    </div>
  );
}

function sealOf({ state, first_break, line_count }: SectionProof): SealState {
  if (state === 'broken')
    return { state: 'broken', brokenAt: first_break?.line ?? Math.max(1, line_count) };
  return { state: state === 'proven' ? 'proven' : 'none' };
}

function Neighbours({
  section,
  onChoose,
}: {
  section: SectionProof;
  onChoose: (id: string) => void;
}) {
  const sides = [
    ['before', section.before],
    ['after', section.after],
  ] as const;
  const there = sides.filter((side): side is ['before' | 'after', Neighbour] => side[1] !== null);
  if (there.length === 0) return null;
  return (
    <ul className={styles.neighbours}>
      {there.map(([side, neighbour]) => (
        <li key={side} className={neighbour.relation === 'conflicts' ? styles.conflict : undefined}>
          <Icon of={neighbour.relation === 'agrees' ? Link2 : Unlink2} size="sm" />
          <span>
            {neighbourWords(neighbour, side, section.currency)}:{' '}
            <button type="button" className="link" onClick={() => onChoose(neighbour.statement_id)}>
              {neighbour.filename}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

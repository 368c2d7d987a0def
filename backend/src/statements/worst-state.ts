import type { ProofState } from '@saldo/contracts';

const FROM_WORST: readonly ProofState[] = ['broken', 'not_provable', 'proven'];

/** What a whole statement proves is what its worst section proves; null before it was read. */
export function worstState(proofs: readonly { state: ProofState }[] = []): ProofState | null {
  return FROM_WORST.find((state) => proofs.some((proof) => proof.state === state)) ?? null;
}

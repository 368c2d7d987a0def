/** Held until released or lost. `lost` aborts when the lease could not be renewed in time, so that its holder stops at once. */
export type Lease = { readonly lost: AbortSignal; release(): Promise<void> };

/**
 * Port: one holder at a time for each name, over all processes. A holder that dies loses its lease after a few seconds.
 * A lease keeps two from doing the same work; it is the checkpoint that keeps the work from being done twice.
 */
export type Leases = {
  /** Waits until the lease is this process's; rejects only when the signal aborts. Survives the store's absence. */
  acquire(name: string, signal: AbortSignal): Promise<Lease>;
  close(): Promise<void>;
};

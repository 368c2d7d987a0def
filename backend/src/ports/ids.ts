/** Port: new identifiers, unguessable and never given twice. */
export type Ids = { next(): string };

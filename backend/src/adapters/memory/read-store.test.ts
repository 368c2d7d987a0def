import { readStoreSuite } from '../../ports/read-store.suite.ts';
import { createMemoryReadStore } from './read-store.ts';

readStoreSuite('memory', async () => createMemoryReadStore());

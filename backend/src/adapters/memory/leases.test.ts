import { leasesSuite } from '../../ports/leases.suite.ts';
import { createMemoryLeases } from './leases.ts';

const shared = createMemoryLeases();
leasesSuite('memory', async () => shared);

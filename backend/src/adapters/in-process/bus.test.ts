import { busSuite } from '../../ports/bus.suite.ts';
import { createInProcessBus } from './bus.ts';

busSuite('in process', async () => createInProcessBus(() => {}));

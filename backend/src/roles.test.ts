import { expect, it } from 'vitest';
import { startRoles } from './roles.ts';
import { runApp } from './testing/running-app.ts';

it('tells a process that begins before the read models are filled to wait', async () => {
  const app = await runApp({ jobs: false });
  await app.register();
  const log = { error: () => {} };
  const behind = {
    ...app.ports,
    readStore: { ...app.ports.readStore, checkpoint: async () => 0n },
  };
  const waiting = await startRoles('api', behind, log);
  await expect(waiting.checkFilled()).rejects.toThrow('is being filled');
  await waiting.stop();
  const filled = await startRoles('api', app.ports, log);
  await app.ports.readStore.waitFor('dashboard_v2', await app.ports.eventStore.head(), 5_000);
  await filled.checkFilled();
  await filled.stop();
  await app.stop();
});

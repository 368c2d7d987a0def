import { createHash } from 'node:crypto';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROUTES } from '@saldo/contracts/schemas';
import { z } from 'zod';
import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import type { Mount } from '../http/mount.ts';
import { Problem } from '../http/problem-details.ts';
import { createThrottle } from '../http/throttle.ts';
import type { Ports } from '../ports/index.ts';
import { registerUser, type Tokens } from '../users/index.ts';
import { HEAD_BYTES } from './file-kinds.ts';
import { uploadStatement } from './upload.ts';

const MAX_SAMPLES = 100;
const SAMPLE_USERS = { windowMs: 3_600_000, max: 60 };
/** The invented person whose statements the samples are. */
const HOLDER = { firstName: 'Mira', lastName: 'Rahimi Lenz' };

const sampleList = z
  .array(z.object({ file: z.string(), account_name: z.string(), bank_type: z.string() }))
  .max(MAX_SAMPLES);

/** Makes a throw-away user and sends the sample statements the way any upload goes. */
export function mountSampleData(
  mount: Mount,
  ports: Ports,
  handle: HandleCommand,
  tokens: Tokens,
  samplesFolder: string,
): void {
  const throttle = createThrottle(SAMPLE_USERS);

  mount(ROUTES.startSample, [], async ({ now, commandId }) => {
    const wait = throttle.waitSeconds('sample', now);
    if (wait > 0) {
      throw new Problem(
        429,
        'too_many_requests',
        'Too many people try the samples. Try again later.',
        wait,
      );
    }
    throttle.count('sample', now);
    const samples = sampleList.parse(
      JSON.parse(await readFile(join(samplesFolder, 'samples.json'), 'utf8')),
    );
    const user = {
      email: `sample-${ports.ids.next()}@sample.invalid`,
      password: Buffer.from(ports.randomBytes(24)).toString('base64url'),
      ...HOLDER,
      isSample: true,
    };
    const registered = await registerUser(ports, handle, user, { now, commandId });
    let { position } = registered;
    const { userId } = registered;
    for (const sample of samples) {
      const context = { userId, now, commandId: ports.ids.next() };
      ({ position } = await uploadSample(ports, handle, samplesFolder, sample, context));
    }
    const access_token = await tokens.sign({ userId, tokenVersion: 1 });
    const { email, firstName, lastName } = user;
    return {
      data: { user_id: userId, email, first_name: firstName, last_name: lastName, access_token },
      position,
    };
  });
}

type Sample = z.infer<typeof sampleList>[number];
type Context = { userId: string; now: string; commandId: string };

async function uploadSample(
  ports: Ports,
  handle: HandleCommand,
  folder: string,
  sample: Sample,
  context: Context,
) {
  const source = join(folder, basename(sample.file));
  const path = join(ports.fileStore.incomingFolder(), ports.ids.next());
  const content = await readFile(source);
  await copyFile(source, path);
  const file = {
    path,
    filename: basename(sample.file),
    sizeBytes: content.length,
    hash: createHash('sha256').update(content).digest('hex'),
    head: content.subarray(0, HEAD_BYTES),
    isTooLarge: false,
  };
  const fields = { account_name: sample.account_name, bank_type: sample.bank_type };
  const discard = () => rm(path, { force: true });
  return uploadStatement(ports, handle, { file, fields, discard }, context);
}

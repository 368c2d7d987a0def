import type { ProcessingStage, UploadedFile } from '@saldo/contracts';

export const DEFAULT_FAILURE = 'Failed to process this statement. Please try uploading again.';

const STAGES: readonly ProcessingStage[] = ['reading', 'proving', 'categorising'];
const WORDS: Record<ProcessingStage, string> = {
  reading: 'Reading',
  proving: 'Proving',
  categorising: 'Categorising',
};
const ORDER = ['failed', 'needs_review', 'processing', 'pending', 'completed'];

export function isUnfinished(file: UploadedFile): boolean {
  return file.processing_status === 'pending' || file.processing_status === 'processing';
}

/**
 * The files that have come to an end since they were last looked at: completed, failed, or waiting for the user. A file that was
 * not there before counts too: a short statement can be read between two looks. Nothing is new on the first look (`known` undefined).
 */
export function newlyEnded(
  known: readonly UploadedFile[] | undefined,
  files: readonly UploadedFile[],
): UploadedFile[] {
  if (!known) return [];
  const before = new Map(known.map((file) => [file.id, file.processing_status]));
  return files.filter(
    (file) => !isUnfinished(file) && before.get(file.id) !== file.processing_status,
  );
}

/**
 * What the banner shows: failed, then those that need review, then processing, then pending files, and last those completed while the page was open
 * that carry a note (`endedHere` holds their ids). Dismissed ones are left out.
 */
export function bannerFiles(
  files: readonly UploadedFile[],
  dismissed: readonly string[],
  endedHere: readonly string[],
): UploadedFile[] {
  return files
    .filter((file) => !dismissed.includes(file.id))
    .filter(
      (file) =>
        file.processing_status !== 'completed' ||
        (file.note !== null && endedHere.includes(file.id)),
    )
    .sort((a, b) => ORDER.indexOf(a.processing_status) - ORDER.indexOf(b.processing_status));
}

const BANNER_LENGTH = 3;

/** The files under the banner's limit, and in words what the others are: '44 more files: 2 failed, 42 pending'. One more than the limit is shown too. */
export function foldedBanner(files: readonly UploadedFile[]): {
  shown: readonly UploadedFile[];
  rest: string | null;
} {
  if (files.length <= BANNER_LENGTH + 1) return { shown: files, rest: null };
  const hidden = files.slice(BANNER_LENGTH);
  const counts = ORDER.map((status) => ({
    status,
    count: hidden.filter((file) => file.processing_status === status).length,
  })).filter(({ count }) => count > 0);
  const words = counts
    .map(({ status, count }) => `${count} ${status.replace('_', ' ')}`)
    .join(', ');
  return { shown: files.slice(0, BANNER_LENGTH), rest: `${hidden.length} more files: ${words}` };
}

export type StageStep = { word: string; state: 'done' | 'now' | 'ahead' };

/** The three stages of a file being processed. Rows read are named once their number is known. */
export function stageSteps(file: UploadedFile): StageStep[] {
  const current = file.stage === null ? -1 : STAGES.indexOf(file.stage);
  return STAGES.map((stage, index) => {
    if (index > current) return { word: WORDS[stage], state: 'ahead' };
    if (index === current) return { word: WORDS[stage], state: 'now' };
    const rows = stage === 'reading' ? rowsRead(file.transaction_count) : null;
    return { word: rows ?? WORDS[stage], state: 'done' };
  });
}

function rowsRead(count: number): string | null {
  if (count < 1) return null;
  return `Read ${count} ${count === 1 ? 'row' : 'rows'}`;
}

/** The sentence under a file's name. */
export function sentenceOf(file: UploadedFile): string {
  switch (file.processing_status) {
    case 'pending':
      return 'Pending, waiting for its turn';
    case 'processing':
      return 'Processing, usually 30-60 seconds';
    case 'failed':
      return file.processing_error?.trim() || DEFAULT_FAILURE;
    case 'needs_review':
      return file.review?.message ?? 'Needs your review';
    case 'completed':
      return file.note ?? 'Completed';
  }
}

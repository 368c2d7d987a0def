import { announce, api, messageOf, STATEMENT_UPLOADED } from '@saldo/ui';
import { useState } from 'react';
import { megabytes } from './file-card.tsx';
import { isPdf, NOT_A_PDF } from './upload.machine.ts';

/** More files than these in one go would only queue behind each other. */
export const MOST_FILES = 24;

/** One file and how far its own upload is. */
export type UploadLine = {
  file: File;
  state: 'ready' | 'uploading' | 'done' | 'failed';
  message: string;
};

const lineOf = (file: File): UploadLine =>
  isPdf(file)
    ? { file, state: 'ready', message: `Ready to upload, ${megabytes(file.size)}` }
    : { file, state: 'failed', message: NOT_A_PDF };

/** Several files, one call each, all at once; each line tells its own result. */
export function useManyUploads() {
  const [lines, setLines] = useState<readonly UploadLine[]>([]);

  const put = (file: File, change: Partial<UploadLine>) =>
    setLines((before) =>
      before.map((line) => (line.file === file ? { ...line, ...change } : line)),
    );

  const uploadOne = async (file: File, bankType: string, accountName: string) => {
    put(file, { state: 'uploading', message: 'Uploading...' });
    try {
      await api.upload({ file, accountName, bankType });
      put(file, { state: 'done', message: 'Uploaded. It is being read now.' });
      announce(STATEMENT_UPLOADED);
    } catch (error) {
      put(file, { state: 'failed', message: messageOf(error, 'Upload failed') });
    }
  };

  const ready = lines.filter((line) => line.state === 'ready');
  return {
    lines,
    hasReady: ready.length > 0,
    isUploading: lines.some((line) => line.state === 'uploading'),
    choose: (files: File[]) => setLines(files.slice(0, MOST_FILES).map(lineOf)),
    uploadAll: (bankType: string, accountName: string) => {
      for (const line of ready) void uploadOne(line.file, bankType, accountName);
    },
  };
}

import { describe, expect, it } from 'vitest';
import { sentenceFor } from './failures.ts';

describe('sentenceFor', () => {
  it('says what happened and what to do, in sentences', () => {
    expect(sentenceFor('scan')).toBe(
      'This PDF has no readable text: it is a scan, or its pages are blank. Nothing was imported. Download the statement from your bank as a PDF and upload that file.',
    );
    expect(sentenceFor('wrongPassword')).toBe(
      'That password did not open the file. Nothing was imported. Try again.',
    );
    expect(sentenceFor('otherBank', 'Maybank')).toMatch(
      /^This file looks like a statement of Maybank, and another bank was chosen.*again as Maybank;/,
    );
  });
  it('names no date that may not be in the file', () => {
    expect(sentenceFor('ambiguousDates')).toBe(
      'The dates of this file can be read in two ways: each of them may begin with the day or with the month. Nothing was imported. Download a longer period, or a file that writes the months as words.',
    );
  });
});

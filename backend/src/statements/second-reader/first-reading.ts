import type { PdfText } from '../../ports/pdf-text.ts';
import {
  type ExtractionOptions,
  type ExtractionResult,
  extractStatement,
} from '../extraction/index.ts';
import { type Open, openQuestion } from './open-question.ts';

/** What the built-in reader makes of a text and, where somebody may be asked, what it left open. */
export function firstReading(
  text: PdfText,
  { mayAsk, ...options }: ExtractionOptions & { mayAsk: boolean },
): { read: ExtractionResult; leftOpen: Open | null } {
  const read = extractStatement(text, options);
  return { read, leftOpen: mayAsk ? openQuestion(text, read, options) : null };
}

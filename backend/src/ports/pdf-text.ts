import type { Digest } from './digest.ts';

/** A run of text on a page. x and y are the left and top edge of its box in PDF points, counted from the top left of the page as displayed. */
export type TextItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
};

export type Box = Pick<TextItem, 'x' | 'y' | 'width' | 'height'>;

/**
 * One page in PDF points; number counts from 1. Where what is displayed lies on its side or upside down, `turned` says by how
 * many quarter turns clockwise it was set upright: size and items are those of the page that was turned so.
 */
export type TextPage = {
  number: number;
  width: number;
  height: number;
  items: TextItem[];
  turned?: 1 | 2 | 3;
};

export type PdfText = { pages: TextPage[] };

export type PageSize = Omit<TextPage, 'items'>;

/** What a digest made of a text, and the sizes of the pages it stood on. */
export type Digested<Result> = { result: Result; pages: PageSize[] };

/** Why a file gave no text: each has its own sentence for the user (statements/failures.ts). */
export type PdfTextFailure = 'locked' | 'wrongPassword' | 'damaged' | 'tooLarge' | 'timedOut';

export class PdfTextError extends Error {
  readonly failure: PdfTextFailure;
  constructor(failure: PdfTextFailure, message: string) {
    super(message);
    this.name = 'PdfTextError';
    this.failure = failure;
  }
}

/**
 * Port: positioned text out of an untrusted PDF.
 * An adapter reads in a process of its own that can be killed, and holds the caps on pages, items, memory and time.
 */
export type PdfTextReader = {
  /** Rejects with a PdfTextError. A page without text is a page with no items, not an error. */
  read(path: string, options: { password?: string }): Promise<PdfText>;
  /** The same, but gives what a digest makes of the text. */
  digest<Result>(
    path: string,
    options: { password?: string },
    digest: Digest<PdfText, Result>,
  ): Promise<Digested<Result>>;
  close(): Promise<void>;
};

export function sizesOf(text: PdfText): PageSize[] {
  return text.pages.map(({ items: _, ...size }) => size);
}

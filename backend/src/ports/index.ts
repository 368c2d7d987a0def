import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { EventStore } from './event-store.ts';
import type { ExchangeRateSource } from './exchange-rates.ts';
import type { FileBytesReader } from './file-bytes.ts';
import type { FilePasswords } from './file-passwords.ts';
import type { FileStore } from './file-store.ts';
import type { Ids } from './ids.ts';
import type { LanguageModel } from './language-model.ts';
import type { Leases } from './leases.ts';
import type { PdfTextReader } from './pdf-text.ts';
import type { ReadStore } from './read-store.ts';

/** All that the program needs of the world. */
export type Ports = {
  eventStore: EventStore;
  readStore: ReadStore;
  /** Whether the read models are in this process alone and have to be filled before they can be asked. */
  isReadStoreOwn: boolean;
  bus: Bus;
  leases: Leases;
  fileStore: FileStore;
  filePasswords: FilePasswords;
  pdfText: PdfTextReader;
  /** The same for what a page is a picture of; slow, and it may err. */
  ocr: PdfTextReader;
  fileBytes: FileBytesReader;
  exchangeRates: ExchangeRateSource;
  /** Null where the operator has set up none: then nothing is asked. */
  languageModel: LanguageModel | null;
  clock: Clock;
  ids: Ids;
  randomBytes: (size: number) => Uint8Array;
  /** Signs tokens and hides email addresses in stream names. At least 32 bytes. */
  secret: Uint8Array;
};

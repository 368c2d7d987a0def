/** How long what people type may be, in UTF-16 code units: forms take no more, and the schemas refuse it. */
export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 100;
export const LONGEST_PASSWORD = 256;

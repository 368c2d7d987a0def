const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether a cell is no more than an IBAN without blanks, by its form (ISO 13616); its check digits are not looked at. */
export function isIban(cell: string): boolean {
  return IBAN.test(cell);
}

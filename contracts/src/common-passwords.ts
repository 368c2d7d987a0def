/**
 * The passwords that meet every rule and are common all the same. Sources: NordPass's yearly lists of the 200 most used
 * passwords (2023, 2024, 2025) and the first 100,000 of Mark Burnett's ten million passwords. Nearly all the others of
 * those lists break a rule already. The spelling counts: who changes a letter has left the list.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `!QAZ1qaz !QAZ2wsx !QAZxsw2 123456aA@ 1qaz!QAZ 1qaz@WSX 1qazZAQ! Aa123456@ Aa@12345 Aa@123456 Aa@1234567
  Aa@123456789 Abc@1234 Abc@12345 Abcd1234@ Abcd@123 Abcd@1234 Admin@123 Admin@1234 Demo@123 Global123@ India@123
  Jhon@ta2011 Kumar@123 L58jkdjP! P@$$w0rd P@55w0rd P@ssw0rd Pass@123 Pass@1234 Pass@12345 Password@1 Password@123
  Qwerty123! Qwerty123? Qwerty1! Qwerty1? Qwerty@123 Test@123 Welcome@123 ZAQ!2wsx g00dPa$$w0rD xxPa33bq.aDNA`.split(
    /\s+/,
  ),
);

/** Whether a password is on the published lists of the most used ones, and so among the first that are tried. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password);
}

/** ID numbers and birth dates of people who do not exist. */

/** Returns the check digit (ISO 7064 MOD 11-2) of 17 digits, computed without the weights that the portal uses. */
function checkOf(body: string): string {
  const remainder = [...body].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  return '10X98765432'.charAt(remainder);
}

/** Returns a resident ID with a birth date (YYYYMMDD). */
export function residentIdOf(birth: string): string {
  const body = `110101${birth}000`;
  return body + checkOf(body);
}

/**
 * Returns the birth date (YYYYMMDD) of a person whose birthday number `years` was `days` days before the day of `at` (ms)
 * in China.
 */
export function bornYearsAgo(years: number, at: number, days = 0): string {
  const date = new Date(at + 8 * 3_600_000);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  // In a year without 29 February, the birthday is the 28th.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

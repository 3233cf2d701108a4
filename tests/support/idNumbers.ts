/** Numbers of people who do not exist. */

/** ISO 7064 MOD 11-2 over the first 17 digits, digit by digit: not the weights the portal checks with. */
function checkOf(body: string): string {
  const rest = [...body].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  return '10X98765432'.charAt(rest);
}

/** Makes a resident ID with a birthday YYYYMMDD; `sequence` (0 to 999) makes it unique on that day. */
export function residentIdOf(birth: string, sequence = 0): string {
  const body = `110101${birth}${String(sequence).padStart(3, '0')}`;
  return body + checkOf(body);
}

/** Birth date (YYYYMMDD) of somebody who is `years` old on the day of `at` (ms) in China, and was born `days` before that day. */
export function bornYearsAgo(years: number, at: number, days = 0): string {
  const date = new Date(at + 8 * 3_600_000);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  // On a 29 February, the years that have none give their 28th.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

/** The security questions of the first day. */
import { normalizeAnswer as plain } from '../../../src/validation/securityQuestions';
import { hashPassword } from '../lib/passwords';
import type { SecurityAnswer } from '../store/records/account';

/** The questions of boss, answered with its name and theirs. */
export function createSeedSecurityAnswers(): SecurityAnswer[] {
  return (['SCHOOL', 'BOOK', 'CITY'] as const).map((question) => {
    const answer = hashPassword(plain(`boss-${question}`), `u-boss ${question}`);
    return { accountId: 'u-boss', question, answer };
  });
}

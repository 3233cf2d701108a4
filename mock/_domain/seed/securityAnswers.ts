/** The security questions of the seed. */
import { normalizeAnswer as plain } from '../../../src/validation/securityQuestions';

import type { SecurityAnswer } from '../store/records/account';
import { hashSeedPassword } from './hashSeedPassword';

/** Creates the questions of boss. Each answer consists of the account name and the question. */
export function createSeedSecurityAnswers(): SecurityAnswer[] {
  return (['SCHOOL', 'BOOK', 'CITY'] as const).map((question) => {
    const answer = hashSeedPassword(plain(`boss-${question}`), `u-boss ${question}`);
    return { accountId: 'u-boss', question, answer, setAt: 0 };
  });
}

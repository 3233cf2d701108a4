/** Calls of the account's pages fail: each page stays usable and shows an error message. */
import { accountPages } from './support/faults/failingAccountPages';
import { survivesEveryFailure } from './support/faults/failureTest';

survivesEveryFailure(accountPages);

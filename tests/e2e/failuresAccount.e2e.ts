/** Every call of every page fails, of the pages of one’s own account: each stays usable and says what is wrong. */
import { accountPages } from './support/faults/failingAccountPages';
import { survivesEveryFailure } from './support/faults/failureTest';

survivesEveryFailure(accountPages);

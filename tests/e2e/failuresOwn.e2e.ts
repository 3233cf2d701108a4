/** Every call of every page fails, of the pages of what one has: each stays usable and says what is wrong. */
import { ownPages } from './support/failingOwnPages';
import { survivesEveryFailure } from './support/failureTest';

survivesEveryFailure(ownPages);

/** Every call of every page fails, of the pages of what one has: each stays usable and says what is wrong. */
import { ownPages } from './support/faults/failingOwnPages';
import { survivesEveryFailure } from './support/faults/failureTest';

survivesEveryFailure(ownPages);

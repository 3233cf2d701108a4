/** Every call of every page fails, of the pages of visitors: each stays usable and says what is wrong. */
import { visitorPages } from './support/failingVisitorPages';
import { survivesEveryFailure } from './support/failureTest';

survivesEveryFailure(visitorPages);

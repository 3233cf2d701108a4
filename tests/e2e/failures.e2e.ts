/** Every call of every page fails, of the pages of visitors: each stays usable and says what is wrong. */
import { visitorPages } from './support/faults/failingVisitorPages';
import { survivesEveryFailure } from './support/faults/failureTest';

survivesEveryFailure(visitorPages);

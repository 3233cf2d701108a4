/** Calls of the visitors' pages fail: each page stays usable and shows an error message. */
import { visitorPages } from './support/faults/failingVisitorPages';
import { survivesEveryFailure } from './support/faults/failureTest';

survivesEveryFailure(visitorPages);

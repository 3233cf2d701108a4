/** Calls of the pages for the user's own records fail: each page stays usable and shows an error message. */
import { ownPages } from './support/faults/failingOwnPages';
import { survivesEveryFailure } from './support/faults/failureTest';

survivesEveryFailure(ownPages);

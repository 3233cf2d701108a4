/** Calls of the pages of a company's space fail: each page stays usable and shows an error message. */
import { companyPages } from './support/faults/failingCompanyPages';
import { survivesEveryFailure } from './support/faults/failureTest';

survivesEveryFailure(companyPages);

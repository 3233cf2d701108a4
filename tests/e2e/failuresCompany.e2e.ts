/** Every call of every page fails, of the pages of a company’s space: each stays usable and says what is wrong. */
import { companyPages } from './support/faults/failingCompanyPages';
import { survivesEveryFailure } from './support/faults/failureTest';

survivesEveryFailure(companyPages);

/** Every call of every page fails, of the pages of a company’s space: each stays usable and says what is wrong. */
import { companyPages } from './support/failingCompanyPages';
import { survivesEveryFailure } from './support/failureTest';

survivesEveryFailure(companyPages);

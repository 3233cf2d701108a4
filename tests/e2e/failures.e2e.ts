/** Every call of every page fails: the page stays usable and says what is wrong. */
import { pages } from './support/failingPages';
import { survivesEveryFailure } from './support/failureTest';

survivesEveryFailure(pages);

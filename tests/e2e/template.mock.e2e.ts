/**
 * The legacy template's screens, on a build that contains them: they open, are accessible, and survive failing calls.
 */
import { endpoints } from '../../src/contract/endpoints';
import { unlistedEndpoints } from './support/faults/failingPages';
import { failingTemplatePages } from './support/faults/failingTemplatePages';
import { survivesEveryFailure, survivesFailuresWhileOpening } from './support/faults/failureTest';
import { isHard, someOf } from './support/run/hard';
import { templateScreens } from './support/screens/routes';
import { callsWhileOpening, opensEveryScreen } from './support/screens/smokeTest';

opensEveryScreen(someOf(templateScreens, 3));
survivesEveryFailure(failingTemplatePages);
if (isHard) {
  callsWhileOpening(unlistedEndpoints.filter((name) => endpoints[name].includes('/template/')));
  survivesFailuresWhileOpening(templateScreens);
}

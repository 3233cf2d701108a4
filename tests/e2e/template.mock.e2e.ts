/**
 * The legacy template's screens, on a build that contains them: they open, are accessible, and survive failing calls.
 */
import { failingTemplatePages } from './support/faults/failingTemplatePages';
import { survivesEveryFailure } from './support/faults/failureTest';
import { someOf } from './support/run/hard';
import { templateScreens } from './support/screens/routes';
import { opensEveryScreen } from './support/screens/smokeTest';

opensEveryScreen(someOf(templateScreens, 3));
survivesEveryFailure(failingTemplatePages);

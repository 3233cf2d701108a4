/** The legacy template's screens, on a build that has them: they open for everybody, and survive every failure. */
import { failingTemplatePages } from './support/faults/failingTemplatePages';
import { survivesEveryFailure } from './support/faults/failureTest';
import { someOf } from './support/run/hard';
import { templateScreens } from './support/screens/routes';
import { opensEveryScreen } from './support/screens/smokeTest';

opensEveryScreen(someOf(templateScreens, 2));
survivesEveryFailure(failingTemplatePages);

/** The legacy template's screens, on a build that has them: they open for everybody, and survive every failure. */
import { failingTemplatePages } from './support/failingTemplatePages';
import { survivesEveryFailure } from './support/failureTest';
import { someOf } from './support/hard';
import { templateScreens } from './support/routes';
import { opensEveryScreen } from './support/smokeTest';

opensEveryScreen(someOf(templateScreens, 2));
survivesEveryFailure(failingTemplatePages);

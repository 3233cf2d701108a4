/** The legacy template's screens, on a build that has them: each opens for everybody, and survives every failure. */
import { failingTemplatePages } from './support/failingTemplatePages';
import { survivesEveryFailure } from './support/failureTest';
import { templateScreens } from './support/routes';
import { opensEveryScreen } from './support/smokeTest';

opensEveryScreen(templateScreens);
survivesEveryFailure(failingTemplatePages);

/** Every page of the route table in every language: it opens with its title, and is accessible. */
import { endpoints } from '../../src/contract/endpoints';
import { unlistedEndpoints } from './support/faults/failingPages';
import { screens } from './support/screens/routes';
import { callsWhileOpening, opensEveryScreen } from './support/screens/smokeTest';
import { languages, say } from './support/words';

opensEveryScreen(screens);
callsWhileOpening(unlistedEndpoints.filter((name) => !endpoints[name].includes('/template/')));

test.each(languages)('has a different title for each page in %s', (language) => {
  const titles = screens.map(({ title }) => say(language, title));
  expect(new Set(titles).size).toBe(titles.length);
});

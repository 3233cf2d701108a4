/** Every page of the route table in every language: it opens with its title, and is accessible. */
import { screens } from './support/screens/routes';
import { opensEveryScreen } from './support/screens/smokeTest';
import { languages, say } from './support/words';

opensEveryScreen(screens);

test.each(languages)('has a different title for each page in %s', (language) => {
  const titles = screens.map(({ title }) => say(language, title));
  expect(new Set(titles).size).toBe(titles.length);
});

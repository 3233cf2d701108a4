/** Every page of the route table, in every language: opens, says what it is, and can be used by everybody. */
import { screens } from './support/screens/routes';
import { opensEveryScreen } from './support/screens/smokeTest';
import { languages, say } from './support/words';

opensEveryScreen(screens);

test.each(languages)('in %s no two pages have the same title', (language) => {
  const titles = screens.map(({ title }) => say(language, title));
  expect(new Set(titles).size).toBe(titles.length);
});

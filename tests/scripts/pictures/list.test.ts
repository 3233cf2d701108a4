import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screens } from '../../e2e/support/screens/routes';
import { runModule } from '../../support/runModule';

const list = pathToFileURL(join(__dirname, '../../../scripts/pictures/list.mjs')).href;

test('lists every page of the journeys, and the home page of a legal entity', async () => {
  const listed = await runModule<{ path: string }[]>(
    `import { listScreens } from ${JSON.stringify(list)};
     answer(await listScreens());`,
  );
  const paths = listed.map(({ path }) => path);
  expect(paths).toEqual([...screens.map(({ address }) => address), '/user/identity_manage']);
});

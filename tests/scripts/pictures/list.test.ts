/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */
import { execFileSync } from 'node:child_process';
import { root } from '../../contract/sources';
import { screens } from '../../e2e/support/screens/routes';

test('lists every page of the journeys, and the home page of a legal entity', () => {
  const script = `
    import { listScreens } from './scripts/pictures/list.mjs';
    console.log(JSON.stringify(await listScreens()));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = JSON.parse(out).map(({ path }: { path: string }) => path);
  expect(paths).toEqual([...screens.map(({ address }) => address), '/user/identity_manage']);
});

/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */
import { replaceNames } from '../../../scripts/pictures/latinNames.mjs';
import { filesBelow, read } from '../../contract/sources';

/** Names of people and companies of the seed. */
const NAME = /测试[一-鿿]+/gu;

test('replaces each Chinese name of a person or company in the mock portal', () => {
  const plain = filesBelow('mock/_domain').map(read).join('\n');
  const latin = replaceNames(plain);
  expect(plain).toContain('测试甲');
  expect(latin).toContain('Ana Sample');
  const missing = new Set(latin.match(NAME));
  expect([...missing].map((name) => `add ${name} to scripts/pictures/latinNames.mjs`)).toEqual([]);
});

/**
 * The layers of the mock portal: a file imports only from its own layer and from lower ones (docs/architecture.md).
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { describeImports, type Import, importsIn } from './imports';
import { filesBelow, isInside } from './sources';

/** From the lowest to the highest: folders of mock/_domain. */
const LAYERS = [
  'lib',
  'store',
  'accounts',
  'forms',
  'checks',
  'appeals',
  'authorizations',
  'grants',
  'verification',
  'companies',
  'signIn',
  'oauth',
  'member',
  'template',
  'seed',
  'http',
  'tools',
];
/** Folders of src that the portal and its mock share. `locales` has the messages of refusals. */
const SHARED = ['constants.ts', 'locales', 'validation', 'contract', 'domain'];

const DOMAIN = 'mock/_domain';

const layerOf = (file: string): string => file.slice(DOMAIN.length + 1).split('/')[0] ?? '';

/** Returns why a file of mock/_domain must not have an import, or undefined if it may. */
function findFault({ from, to }: Import): string | undefined {
  if (isInside(to, 'src')) {
    return SHARED.includes(to.split('/')[1] ?? '') ? undefined : 'needs the portal';
  }
  if (!isInside(to, DOMAIN)) return isInside(to, 'mock') ? 'imports from a higher layer' : undefined;
  if (![from, to].every((file) => LAYERS.includes(layerOf(file)))) return 'belongs to no layer';
  return LAYERS.indexOf(layerOf(from)) < LAYERS.indexOf(layerOf(to))
    ? 'imports from a higher layer'
    : undefined;
}

test.each([
  ['mock/_domain/store/state.ts', 'mock/_domain/seed/seed.ts', 'imports from a higher layer'],
  ['mock/_domain/http/handlers.ts', 'mock/tools.ts', 'imports from a higher layer'],
  ['mock/_domain/attic/a.ts', 'mock/_domain/lib/mask.ts', 'belongs to no layer'],
  ['mock/_domain/lib/messages.ts', 'src/utils/isRecord.ts', 'needs the portal'],
])('%s → %s: %s', (from, to, fault) => {
  expect(findFault({ from, to })).toBe(fault);
});

test.each([
  ['mock/_domain/seed/seed.ts', 'mock/_domain/store/state.ts'],
  ['mock/_domain/forms/periods.ts', 'src/validation/people.ts'],
])('%s → %s is allowed', (from, to) => {
  expect(findFault({ from, to })).toBeUndefined();
});

describe('mock/_domain', () => {
  const files = filesBelow(DOMAIN);
  const imports = files.flatMap((file) => importsIn(file));

  describeImports(imports, findFault);

  test('has no file without a layer, and no layer without a file', () => {
    expect([...new Set(files.map(layerOf))].sort()).toEqual([...LAYERS].sort());
  });
});

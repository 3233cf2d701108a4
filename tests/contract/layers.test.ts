/**
 * The layers of src and of mock/_domain: a file imports only from its own layer and from lower ones
 * (docs/architecture.md).
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { dirname } from 'node:path';
import routes, { flattenRoutes } from '../../config/routes';
import simulatorRoutes from '../../config/simulatorRoutes';
import templateRoutes from '../../config/templateRoutes';
import {
  findBothWayFolders,
  findCircles,
  type Import,
  importsIn,
  isRuntimeImport,
  nameImport,
} from './imports';
import { filesBelow, isFile, isInside, parseCode } from './sources';

/** From the lowest to the highest: folders and files of src. `utils` contains the files directly in that folder. */
const SRC_LAYERS = [
  'constants.ts',
  'locales',
  'validation',
  'contract',
  'domain',
  'utils',
  'utils/storage',
  'utils/routing',
  'utils/i18n',
  'utils/http',
  'services',
  'theme',
  'models',
  'hooks',
  'components',
  'features',
  'layouts',
  'pages',
  'mockTools',
  'bootstrap',
  // Entries of separate bundles: the code that renders pages as HTML, and the first script of such a page.
  'prerender',
  // Umi reads the last two by their names.
  'loading.tsx',
  'app.tsx',
];
/** The only feature on which another one is built. */
const FEATURE_ON_FEATURE = 'stepUp → certificate';

/** Returns the layer of a file: 'utils/http' for 'src/utils/http/request.ts', 'utils' for 'src/utils/notice.ts'. */
function srcLayerOf(file: string): string {
  const [, first = '', second = '', third] = file.split('/');
  return first === 'utils' && third !== undefined ? `utils/${second}` : first;
}

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)/.exec(file)?.[1];

/** The folders of the pages in the route table. A page of a single file has none. */
const pageFolders = flattenRoutes<string>([...routes, ...simulatorRoutes, ...templateRoutes])
  .map(({ component = '' }) => component.replace(/^\./, 'src/pages'))
  .filter((folder) => isFile(`${folder}/index.tsx`));

/**
 * Returns the folder in which a file of pages may be imported: the folder of its page, or else the one that its own
 * folder shares with the pages around it (the pages below src/pages/uaa may import src/pages/uaa/legal).
 */
function homeOf(file: string): string {
  const own = pageFolders.filter((folder) => isInside(file, folder)).sort((a, b) => b.length - a.length)[0];
  if (own) return own;
  let folder = dirname(file);
  while (!pageFolders.some((page) => isInside(page, folder))) folder = dirname(folder);
  return folder;
}

const isPage = (file: string) => pageFolders.includes(dirname(file)) && file.endsWith('/index.tsx');

/** From the lowest to the highest: folders of mock/_domain. */
const MOCK_LAYERS = [
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

const mockLayerOf = (file: string): string => file.split('/')[2] ?? '';

/** Returns why an import between two layers is not allowed, or undefined if it is. */
function findLayerFault(layers: readonly string[], from: string, to: string): string | undefined {
  if (![from, to].every((layer) => layers.includes(layer))) return 'belongs to no layer';
  return layers.indexOf(from) < layers.indexOf(to) ? 'imports from a higher layer' : undefined;
}

function findFaultInSrc({ from, to }: Import): string | undefined {
  if (!to.startsWith('src/')) return undefined;
  const [fromLayer, toLayer] = [srcLayerOf(from), srcLayerOf(to)];
  const fault = findLayerFault(SRC_LAYERS, fromLayer, toLayer);
  if (fault) return fault;
  if (fromLayer === 'features' && toLayer === 'features') {
    const pair = `${featureOf(from)} → ${featureOf(to)}`;
    return featureOf(from) === featureOf(to) || pair === FEATURE_ON_FEATURE
      ? undefined
      : 'feature on feature';
  }
  if (fromLayer === 'pages' && toLayer === 'pages' && (isPage(to) || !isInside(from, homeOf(to)))) {
    return 'page on page';
  }
  return undefined;
}

function findFaultInMock({ from, to }: Import): string | undefined {
  if (isInside(to, 'src')) {
    return SHARED.includes(to.split('/')[1] ?? '') ? undefined : 'needs the portal';
  }
  if (!isInside(to, 'mock/_domain')) return isInside(to, 'mock') ? 'imports from a higher layer' : undefined;
  return findLayerFault(MOCK_LAYERS, mockLayerOf(from), mockLayerOf(to));
}

const findFault = (one: Import) => (isInside(one.from, 'mock') ? findFaultInMock(one) : findFaultInSrc(one));

test.each([
  ['src/services/account.ts', 'src/bootstrap/loaders.ts', 'imports from a higher layer'],
  ['src/utils/notice.ts', 'src/utils/http/request.ts', 'imports from a higher layer'],
  ['src/constants.ts', 'src/contract/index.ts', 'imports from a higher layer'],
  ['src/attic.ts', 'src/constants.ts', 'belongs to no layer'],
  ['src/features/appeal/a.ts', 'src/features/stepUp/b.ts', 'feature on feature'],
  ['src/features/certificate/a.ts', 'src/features/stepUp/b.ts', 'feature on feature'],
  ['src/pages/uaa/CALogin/index.tsx', 'src/pages/uaa/login/a.ts', 'page on page'],
  ['src/pages/user/appeal/index.tsx', 'src/pages/user/appeal/detail/a.ts', 'page on page'],
  ['src/pages/uaa/login/a.ts', 'src/pages/uaa/login/index.tsx', 'page on page'],
  ['src/pages/user/appeal/index.tsx', 'src/pages/uaa/legal/LegalPage.tsx', 'page on page'],
  ['mock/_domain/store/state.ts', 'mock/_domain/seed/seed.ts', 'imports from a higher layer'],
  ['mock/_domain/http/handlers.ts', 'mock/tools.ts', 'imports from a higher layer'],
  ['mock/_domain/attic/a.ts', 'mock/_domain/lib/mask.ts', 'belongs to no layer'],
  ['mock/_domain/lib/messages.ts', 'src/utils/isRecord.ts', 'needs the portal'],
])('%s → %s: %s', (from, to, fault) => {
  expect(findFault({ from, to })).toBe(fault);
});

test.each([
  ['src/pages/uaa/login/index.tsx', 'src/features/signIn/a.ts'],
  ['src/features/stepUp/a.ts', 'src/features/certificate/b.ts'],
  ['src/pages/user/appeal/detail/index.tsx', 'src/pages/user/appeal/components/a.tsx'],
  ['src/pages/uaa/privacy/index.tsx', 'src/pages/uaa/legal/LegalPage.tsx'],
  ['src/pages/uaa/legal/documents.ts', 'src/pages/uaa/legal/en-US/privacy.ts'],
  ['src/utils/routing/routeTable.ts', 'config/routes.ts'],
  ['mock/_domain/seed/seed.ts', 'mock/_domain/store/state.ts'],
  ['mock/_domain/forms/periods.ts', 'src/validation/people.ts'],
])('%s → %s is allowed', (from, to) => {
  expect(findFault({ from, to })).toBeUndefined();
});

test('counts types, dynamic imports and re-exports as imports', () => {
  const code = `
    import type { A } from '@/constants';
    export * from './sources';
    type B = import('@/contract').B;
    const load = () => import('@/app');
  `;
  const probe = parseCode('probe.ts', code);
  expect(importsIn('tests/contract/probe.ts', probe).map(({ to }) => to)).toEqual([
    'src/constants.ts',
    'tests/contract/sources.ts',
    'src/contract/index.ts',
    'src/app.tsx',
  ]);
  expect(importsIn('tests/contract/probe.ts', probe, isRuntimeImport).map(({ to }) => to)).toEqual([
    'tests/contract/sources.ts',
    'src/app.tsx',
  ]);
});

test('finds a circular import, and folders that import each other', () => {
  const imports = [
    { from: 'a/x.ts', to: 'b/y.ts' },
    { from: 'b/y.ts', to: 'b/z.ts' },
    { from: 'b/z.ts', to: 'a/x.ts' },
    { from: 'a/x.ts', to: 'a/components/w.ts' },
    { from: 'a/components/w.ts', to: 'a/v.ts' },
  ];
  expect(findCircles(imports)).toEqual([['a/x.ts', 'b/y.ts', 'b/z.ts']]);
  expect(findBothWayFolders(imports)).toEqual(['a/x.ts → b/y.ts', 'b/z.ts → a/x.ts']);
});

describe.each([
  { folder: 'src', layers: SRC_LAYERS, layerOf: srcLayerOf },
  { folder: 'mock/_domain', layers: MOCK_LAYERS, layerOf: mockLayerOf },
])('$folder', ({ folder, layers, layerOf }) => {
  const files = filesBelow(folder);
  const imports = files.flatMap((file) => importsIn(file));

  test('imports from no higher layer', () => {
    const faults = imports.flatMap((one) => {
      const fault = findFault(one);
      return fault ? [`${nameImport(one)}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('has no circular import', () => {
    expect(findCircles(imports)).toEqual([]);
  });

  test('has no two folders that import each other', () => {
    expect(findBothWayFolders(imports)).toEqual([]);
  });

  test('has no file without a layer, and no layer without a file', () => {
    expect([...new Set(files.map(layerOf))].sort()).toEqual([...layers].sort());
  });
});

test('src is imported by config only through the allowed files', () => {
  const allowed = [
    // The development proxy and both servers treat these prefixes differently from pages.
    'src/contract/prefixes.ts',
    // Each verification channel has its own route: one more entry of that table is one more route.
    'src/domain/verificationChannels.ts',
    // The text of the HTML for browsers without scripts.
    'src/locales/noScript.ts',
  ];
  const settings = filesBelow('config').flatMap((file) =>
    importsIn(file).filter(({ to }) => !allowed.includes(to)),
  );
  expect(settings.filter(({ to }) => isInside(to, 'src')).map(nameImport)).toEqual([]);
});

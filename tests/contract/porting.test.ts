/**
 * docs/porting.md is correct word by word: its code is the repository's, and everything that it names exists.
 * @jest-environment node
 */
import { dirname, join, normalize } from 'node:path';
import { filesBelow, isFile, read } from './sources';

const GUIDE = 'docs/porting.md';
const guide = read(GUIDE);

interface Block {
  /** The rest of the first line after the language: a file, and whether the block is a part of it. */
  label: string;
  code: string;
}

const FENCE = /^```\w* ?(.*)\n([\s\S]*?)^```$/gm;
const readBlocks = (text: string): Block[] =>
  [...text.matchAll(FENCE)].map(([, label = '', code = '']) => ({ label, code }));

const PART = ' (part)';
/** Blocks with a file of this repository. Files of the template begin with `~/`. */
const blocks = readBlocks(guide).filter(({ label }) => label !== '' && !label.startsWith('~/'));
/** The guide without its code. */
const prose = guide.replace(FENCE, '');

test('finds blocks by their labels', () => {
  const text = '```ts src/a.ts (part)\nconst a = 1;\n```\n\nwords\n\n```sh\nnpm test\n```\n';
  expect(readBlocks(text)).toEqual([
    { label: 'src/a.ts (part)', code: 'const a = 1;\n' },
    { label: '', code: 'npm test\n' },
  ]);
});

test('shows the calls, the mock and the page of the example', () => {
  const shown = blocks.map(({ label }) => label.replace(PART, ''));
  expect(shown).toEqual(
    expect.arrayContaining([
      'config/templateRoutes.ts',
      'src/contract/templateCards.ts',
      'src/services/templateCards.ts',
      'mock/authApi/templateCards.ts',
      'src/pages/template/list/card/index.tsx',
    ]),
  );
});

test.each(blocks)('has the code of $label as in the file', ({ label, code }) => {
  const file = label.replace(PART, '');
  if (label.endsWith(PART)) expect(read(file)).toContain(code);
  else expect(code).toBe(read(file));
});

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** One or several names, and the file that exports them. */
const EXPORTED = /((?:`\w+`(?:, | and )?)+) of `((?:src|config|mock|tests)\/[\w./-]+)`/g;
const exported = [...prose.matchAll(EXPORTED)].flatMap(([, names = '', path = '']) =>
  [...names.matchAll(/\w+/g)].filter(([name]) => name !== 'and').map(([name]) => [name, path] as const),
);

test.each(exported)('%s is exported by %s', (name, path) => {
  const file = ENDINGS.map((ending) => path + ending).find((one) => /\.tsx?$/.test(one) && isFile(one));
  const declaration = new RegExp(
    `^export (?:async )?(?:const|function|class|interface|type) ${name}\\b`,
    'm',
  );
  expect(declaration.test(file ? read(file) : '')).toBe(true);
});

/** Names of the template, or of former versions of packages. */
const OLD_NAMES = [
  'antd',
  'componentWillReceiveProps',
  'createApp',
  'dynamicWrapper',
  'errorHandler',
  'extraBabelPlugins',
  'findDOMNode',
  'formatMessage',
  'getFieldDecorator',
  'getInitialProps',
  'hideInMenu',
  'modifyVars',
  'patchRoutes',
  'rootContainer',
  'CheckPermissions',
  'FormattedMessage',
  'HeaderSearch',
  'LocaleProvider',
  'NoticeIcon',
  'PageHeaderLayout',
  'PageHeaderWrapper',
  'SettingDrawer',
  'StandardTable',
];

test('has only names in mixed case that the code has, or former ones', () => {
  const files = [...filesBelow('src'), ...filesBelow('config'), ...filesBelow('mock'), '.umirc.ts'];
  const known = new Set(files.flatMap((file) => read(file).match(/\w+/g) ?? []));
  const named = [...prose.matchAll(/`([A-Za-z]+[a-z][A-Z][A-Za-z]*)`/g)].map(([, name]) => name as string);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name) && !OLD_NAMES.includes(name))).toEqual([]);
  // The list has no name that the guide no longer contains.
  expect(OLD_NAMES.filter((name) => !prose.includes(name))).toEqual([]);
});

test('names only npm scripts that exist', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const named = [...guide.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short,
  );
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)].filter((name) => !scripts.includes(name as string))).toEqual([]);
});

test('names only tests that exist', () => {
  const tests = [...filesBelow('tests'), ...filesBelow('tests/e2e')];
  const named = [...guide.matchAll(/npx jest ([^&\n]+)/g)]
    .flatMap(([, given = '']) => given.trim().split(' '))
    .filter((word) => !word.startsWith('-') && !word.endsWith('.js'));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((part) => !tests.some((file) => file.includes(part)))).toEqual([]);
});

/** Returns the anchor of a heading, as GitHub creates it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
const anchorsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

test('links only to documents and headings that exist', () => {
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link as string);
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? GUIDE : normalize(join(dirname(GUIDE), path));
    return !isFile(file) || (anchor !== undefined && !anchorsIn(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});

/**
 * docs/porting.md is followed word by word: its code is the repository's, and what it names is there.
 * @jest-environment node
 */
import { dirname, join, normalize } from 'node:path';
import { filesBelow, isFile, read } from './sources';

const GUIDE = 'docs/porting.md';
const guide = read(GUIDE);

interface Block {
  /** What its first line says after the language: a file, and whether it is a part of it. */
  label: string;
  code: string;
}

const FENCE = /^```\w* ?(.*)\n([\s\S]*?)^```$/gm;
const readBlocks = (text: string): Block[] =>
  [...text.matchAll(FENCE)].map(([, label = '', code = '']) => ({ label, code }));

const PART = ' (part)';
/** Blocks that are a file of this repository; the template's begin with `~/`. */
const blocks = readBlocks(guide).filter(({ label }) => label !== '' && !label.startsWith('~/'));
/** The guide without its code. */
const prose = guide.replace(FENCE, '');

test('blocks are found by their labels', () => {
  const text = '```ts src/a.ts (part)\nconst a = 1;\n```\n\nwords\n\n```sh\nnpm test\n```\n';
  expect(readBlocks(text)).toEqual([
    { label: 'src/a.ts (part)', code: 'const a = 1;\n' },
    { label: '', code: 'npm test\n' },
  ]);
});

test('the example has its calls, its mock and its page', () => {
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

test.each(blocks)('the code of $label is that of the file', ({ label, code }) => {
  const file = label.replace(PART, '');
  if (label.endsWith(PART)) expect(read(file)).toContain(code);
  else expect(code).toBe(read(file));
});

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** One name or several, and the file that exports them. */
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

/** Names that belong to the template, or to packages as they were. */
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

test('every name in mixed letters is one of the code, or an old one', () => {
  const files = [...filesBelow('src'), ...filesBelow('config'), ...filesBelow('mock'), '.umirc.ts'];
  const known = new Set(files.flatMap((file) => read(file).match(/\w+/g) ?? []));
  const named = [...prose.matchAll(/`([A-Za-z]+[a-z][A-Z][A-Za-z]*)`/g)].map(([, name]) => name as string);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name) && !OLD_NAMES.includes(name))).toEqual([]);
  // Nothing is listed that the guide no longer names.
  expect(OLD_NAMES.filter((name) => !prose.includes(name))).toEqual([]);
});

test('every npm script it names exists', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const named = [...guide.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short,
  );
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)].filter((name) => !scripts.includes(name as string))).toEqual([]);
});

test('every test it has run exists', () => {
  const tests = [...filesBelow('tests'), ...filesBelow('tests/e2e')];
  const named = [...guide.matchAll(/npx jest ([^&\n]+)/g)]
    .flatMap(([, given = '']) => given.trim().split(' '))
    .filter((word) => !word.startsWith('-') && !word.endsWith('.js'));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((part) => !tests.some((file) => file.includes(part)))).toEqual([]);
});

/** A heading's name in links, as GitHub makes it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
const anchorsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

test('every link leads to a document and to a heading of it', () => {
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link as string);
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? GUIDE : normalize(join(dirname(GUIDE), path));
    return !isFile(file) || (anchor !== undefined && !anchorsIn(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});

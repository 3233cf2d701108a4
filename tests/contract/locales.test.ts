/** @jest-environment ./tests/support/sourcesEnvironment.js */

import { join } from 'node:path';
import { parse as parseMessage } from 'intl-messageformat-parser';
import ts from 'typescript';
import { findPlaceholders } from '../../src/utils/i18n/placeholders';
import {
  areasOf,
  at,
  filesBelow,
  type Language,
  languages,
  messagesOf,
  nodes,
  parse,
  patternOf,
  root,
  textOf,
} from './sources';

const reference = messagesOf('zh-CN');
const keys = Object.keys(reference);
type Texts = Record<string, string>;

const HAN = /\p{Script=Han}/u;

const TEXT_FILES = /^src\/(?:(?:mockTools\/)?locales|pages\/uaa\/legal\/\w\w-\w\w)\//;

const sources = [...filesBelow('src'), ...filesBelow('config'), ...filesBelow('mock')].filter(
  (file) => !TEXT_FILES.test(file),
);

test('finds placeholders in nested messages', () => {
  expect(placeholders('plain')).toEqual([]);
  expect(placeholders('{name}: {count, plural, =0 {none} one {# of {total}} other {# day}}')).toEqual([
    'count',
    'name',
    'total',
  ]);
  expect(() => placeholders('{name')).toThrow();
});

test.each(languages)(
  '%s does not say that a code has expired if no code was sent to the number',
  (language) => {
    const words = (messagesOf(language) as Record<string, string>)['subCode.CODE_EXPIRED'];
    expect(words).toBeTruthy();
    expect(words).not.toMatch(/过期|過期|expired|expirou/);
  },
);

/** Names each text that a language lacks, with the file to edit. */
function listMissing(fileOf: (language: Language) => string, textsOf: (language: Language) => Texts) {
  const all = new Set(languages.flatMap((language) => Object.keys(textsOf(language))));
  return [...all].flatMap((key) => {
    const present = languages.filter((language) => key in textsOf(language));
    return languages
      .filter((language) => !present.includes(language))
      .map((language) => `${fileOf(language)}: '${key}' is missing, which ${present.join(', ')} have`);
  });
}

/** Returns the placeholders of a message, as react-intl's parser reads them. */
const placeholders = (text: string): string[] =>
  [...new Set(findPlaceholders(parseMessage(text, { normalizeHashtagInPlural: false })))].sort();

/** Names each text whose placeholders differ from those of zh-CN. */
function listOtherPlaceholders(language: Language, texts: Texts, chineseTexts: Texts): string[] {
  return Object.entries(texts)
    .map(([key, text]) => ({ key, own: placeholders(text), wanted: placeholders(chineseTexts[key] ?? text) }))
    .filter(({ own, wanted }) => own.join() !== wanted.join())
    .map(({ key, own, wanted }) => `'${key}' has {${own}} in ${language}, {${wanted}} in zh-CN`);
}

test('has each text of an area in every language', () => {
  const areas = new Map(languages.map((language) => [language, areasOf(language)]));
  const names = new Set([...areas.values()].flatMap(Object.keys));
  const missing = [...names].flatMap((area) =>
    listMissing(
      (language) => `src/locales/${language}/${area}.ts`,
      (language) => areas.get(language)?.[area] ?? {},
    ),
  );
  expect(missing).toEqual([]);
});

describe.each(languages)('%s', (language) => {
  const messages = messagesOf(language);

  test('registers every area, and no key twice', () => {
    const areas = Object.entries(areasOf(language));
    const unregistered = areas.filter(([, texts]) => Object.keys(texts).some((key) => !(key in messages)));
    expect(
      unregistered.map(
        ([area]) => `src/locales/${language}/${area}.ts: add it to index.ts or later.ts beside it`,
      ),
    ).toEqual([]);
    expect(areas.flatMap(([, texts]) => Object.keys(texts)).sort()).toEqual(Object.keys(messages).sort());
  });

  test('has the same placeholders', () => {
    expect(listOtherPlaceholders(language, messages, reference)).toEqual([]);
  });

  test('has no empty text and no markup', () => {
    const invalidTexts = Object.entries(messages).filter(
      ([, text]) => !text.trim() || text !== text.trim() || /<\/?[a-z!]|&[a-z]+;|&#/i.test(text),
    );
    expect(invalidTexts).toEqual([]);
  });
});

/** Texts that are not in the portal's own dictionaries. */
const otherTextFolders = ['mock/_domain/lib/locales', 'src/mockTools/locales'];
const otherTextsIn = (folder: string, language: string): Texts =>
  require(join(root, folder, `${language}.ts`)).default;

describe.each(otherTextFolders)('%s', (folder) => {
  test('has each text in every language', () => {
    const missing = listMissing(
      (language) => `${folder}/${language}.ts`,
      (language) => otherTextsIn(folder, language),
    );
    expect(missing).toEqual([]);
  });

  test.each(languages)('has the same placeholders and no empty text in %s', (language) => {
    const texts = otherTextsIn(folder, language);
    expect(listOtherPlaceholders(language, texts, otherTextsIn(folder, 'zh-CN'))).toEqual([]);
    const invalidTexts = Object.entries(texts).filter(([, text]) => !text.trim() || text.includes('<'));
    expect(invalidTexts).toEqual([]);
  });
});

const trees = sources.map(parse);

test('has a text for each key that t() takes', () => {
  const areas = languages.flatMap((language) => Object.entries(areasOf(language)));
  // A key that only some languages have, or whose area is not registered, fails another test.
  const defined = new Set(areas.flatMap(([, texts]) => Object.keys(texts)));
  const prefixOf = (key: string) => key.split('.')[0] ?? '';
  const areaOf: Record<string, string> = Object.fromEntries(
    areas.flatMap(([area, texts]) => Object.keys(texts).map((key) => [prefixOf(key), area])),
  );
  const missing = trees.flatMap((source) =>
    [...nodes(source)].flatMap((node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
      const [key] = node.arguments.map(textOf);
      if (node.expression.text !== 't' || key === undefined || defined.has(key)) return [];
      return [
        `${at(source, node)}: '${key}' is missing; add it to src/locales/*/${areaOf[prefixOf(key)] ?? '<area>'}.ts`,
      ];
    }),
  );
  expect(missing).toEqual([]);
});

test('uses every key', () => {
  const all = trees.flatMap((source) => [...nodes(source)]);
  const literals = new Set(all.map(textOf));
  // A template counts only if it names an area: `${a}.${b}` would match every key.
  const built = all.map(patternOf).filter((pattern) => pattern && /^\^[a-z]\w*\\\./.test(pattern.source));
  const toolKeys = Object.keys(otherTextsIn('src/mockTools/locales', 'zh-CN'));
  const unused = [...keys, ...toolKeys].filter(
    (key) => !literals.has(key) && !built.some((pattern) => pattern?.test(key)),
  );
  expect(unused).toEqual([]);
});

test('has no text in a Han script in code', () => {
  const texts = filesBelow('src')
    .filter((file) => !TEXT_FILES.test(file))
    .flatMap((file) => {
      const source = parse(file);
      return [...nodes(source)]
        .filter((node) => HAN.test(textOf(node) ?? ''))
        .map((node) => at(source, node));
    });
  expect(texts).toEqual([]);
});

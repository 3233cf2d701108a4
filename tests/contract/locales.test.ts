/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */

import { join } from 'node:path';
import { parse as parseMessage } from 'intl-messageformat-parser';
import { findPlaceholders } from '../../src/utils/i18n/placeholders';
import {
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

// The other languages have the same areas and keys, by their types.
test('has each key in one area only', () => {
  const areaFiles = filesBelow('src/locales/zh-CN').filter((file) => !/(?:index|later)\.ts$/.test(file));
  const areaKeys = areaFiles.flatMap((file) => Object.keys(require(join(root, file)).default));
  expect(areaKeys.sort()).toEqual([...keys].sort());
});

describe.each(languages)('%s', (language) => {
  const messages = messagesOf(language);

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
  test.each(languages)('has the same placeholders and no empty text in %s', (language) => {
    const texts = otherTextsIn(folder, language);
    expect(listOtherPlaceholders(language, texts, otherTextsIn(folder, 'zh-CN'))).toEqual([]);
    const invalidTexts = Object.entries(texts).filter(([, text]) => !text.trim() || text.includes('<'));
    expect(invalidTexts).toEqual([]);
  });
});

test('uses every key', () => {
  const all = sources.flatMap((file) => [...nodes(parse(file))]);
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

/** @jest-environment node */

import { join } from 'node:path';
import { placeholders } from './placeholders';
import {
  areasOf,
  at,
  filesBelow,
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
const HAN = /\p{Script=Han}/u;

const WORDS = /^src\/(?:(?:mockTools\/)?locales|pages\/uaa\/legal\/\w\w-\w\w)\//;

const sources = [...filesBelow('src'), ...filesBelow('config'), ...filesBelow('mock')].filter(
  (file) => !WORDS.test(file),
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

describe.each(languages)('%s', (language) => {
  const messages = messagesOf(language);

  test('has the same areas with the same keys', () => {
    const shape = (areas: Record<string, object>) =>
      Object.fromEntries(Object.entries(areas).map(([area, texts]) => [area, Object.keys(texts).sort()]));
    expect(shape(areasOf(language))).toEqual(shape(areasOf('zh-CN')));
  });

  test('registers every area, and no key twice', () => {
    const defined = Object.values(areasOf(language)).flatMap((texts) => Object.keys(texts));
    expect([...defined].sort()).toEqual(Object.keys(messages).sort());
  });

  test('has the same placeholders', () => {
    const taken = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholders(text)]));
    expect(taken(messages)).toEqual(taken(reference));
  });

  test('has no empty text and no markup', () => {
    const bad = Object.entries(messages).filter(
      ([, text]) => !text.trim() || text !== text.trim() || /<\/?[a-z!]|&[a-z]+;|&#/i.test(text),
    );
    expect(bad).toEqual([]);
  });
});

/** Texts that are not in the portal's own dictionaries. */
const apart = ['mock/_domain/lib/locales', 'src/mockTools/locales'];
const apartIn = (folder: string, language: string): Record<string, string> =>
  require(join(root, folder, `${language}.ts`)).default;

describe.each(apart)('%s', (folder) => {
  test.each(languages)('is complete in %s', (language) => {
    const taken = (one: string) =>
      Object.entries(apartIn(folder, one)).map(([key, text]) => `${key} ${placeholders(text).join(' ')}`);
    expect(taken(language).sort()).toEqual(taken('zh-CN').sort());
    const bad = Object.entries(apartIn(folder, language)).filter(
      ([, text]) => !text.trim() || text.includes('<'),
    );
    expect(bad).toEqual([]);
  });
});

test('uses every key', () => {
  const all = sources.flatMap((file) => [...nodes(parse(file))]);
  const literals = new Set(all.map(textOf));
  // A template counts only if it names an area: `${a}.${b}` would match every key.
  const built = all.map(patternOf).filter((pattern) => pattern && /^\^[a-z]\w*\\\./.test(pattern.source));
  const toolKeys = Object.keys(apartIn('src/mockTools/locales', 'zh-CN'));
  const unused = [...keys, ...toolKeys].filter(
    (key) => !literals.has(key) && !built.some((pattern) => pattern?.test(key)),
  );
  expect(unused).toEqual([]);
});

test('has no text in a Han script in code', () => {
  const texts = filesBelow('src')
    .filter((file) => !WORDS.test(file))
    .flatMap((file) => {
      const source = parse(file);
      return [...nodes(source)]
        .filter((node) => HAN.test(textOf(node) ?? ''))
        .map((node) => at(source, node));
    });
  expect(texts).toEqual([]);
});

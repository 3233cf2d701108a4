/** @jest-environment node */
import { legalDocuments } from '@/pages/uaa/legal/documents';
import type { LegalText } from '@/pages/uaa/legal/sections';
import { languages } from './sources';

const names = ['agreement', 'privacy', 'accessibility', 'help'] as const;

/** By section: how many paragraphs and points it has, and the names of its questions. */
const shapeOf = ({ sections }: LegalText) =>
  Object.fromEntries(
    Object.entries(sections).map(([id, { text, points = [], questions = {} }]) => [
      id,
      [text.length, points.length, ...Object.keys(questions)],
    ]),
  );

const wordsOf = ({ intro, sections }: LegalText): string[] => [
  intro,
  ...Object.values(sections).flatMap(({ title, text, points = [], questions = {} }) => [
    title,
    ...text,
    ...points,
    ...Object.values(questions).flatMap(({ question, answer }) => [question, answer]),
  ]),
];

const numbersOf = (text: LegalText) =>
  Object.fromEntries(
    Object.entries(text.sections).map(([id, { text: paragraphs, points = [], questions = {} }]) => [
      id,
      [...paragraphs, ...points, ...Object.values(questions).map(({ answer }) => answer)]
        .flatMap((words) => words.match(/\d+/g) ?? [])
        .sort(),
    ]),
  );

describe.each(names)('%s', (name) => {
  const { sections, load, updated } = legalDocuments[name];

  test('says when it was changed', () => {
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(languages)('has all its sections, in all their parts, in %s', async (language) => {
    const text = (await load[language]()).default;
    const reference = (await load['zh-CN']()).default;
    expect(Object.keys(text.sections)).toEqual(sections);
    expect(shapeOf(text)).toEqual(shapeOf(reference));
  });

  test.each(languages)('names the same deadlines in %s', async (language) => {
    const reference = numbersOf((await load['zh-CN']()).default);
    expect(numbersOf((await load[language]()).default)).toEqual(reference);
  });

  test.each(languages)('is plain text, and never empty, in %s', async (language) => {
    const bad = wordsOf((await load[language]()).default).filter(
      (words) => words.trim() === '' || words !== words.trim() || /<\/?[a-z!]|&[a-z]+;|https?:/i.test(words),
    );
    expect(bad).toEqual([]);
  });
});

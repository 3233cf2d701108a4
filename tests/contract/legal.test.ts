/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */
import { legalDocuments } from '@/pages/uaa/legal/documents';
import type { LegalText } from '@/pages/uaa/legal/sections';
import { languages } from './sources';

const names = ['agreement', 'privacy', 'accessibility', 'help'] as const;

/** Returns for each section the number of paragraphs and points, and the names of its questions. */
const shapeOf = ({ sections }: LegalText) =>
  Object.fromEntries(
    Object.entries(sections).map(([id, { text = [], points = [], questions = {} }]) => [
      id,
      [text.length, points.length, ...Object.keys(questions)],
    ]),
  );

const textsOf = ({ intro, sections }: LegalText): string[] => [
  intro,
  ...Object.values(sections).flatMap(({ title, text = [], points = [], questions = {} }) => [
    title,
    ...text,
    ...points,
    ...Object.values(questions).flat(),
  ]),
];

const numbersOf = (text: LegalText) =>
  Object.fromEntries(
    Object.entries(text.sections).map(([id, { text: paragraphs = [], points = [], questions = {} }]) => [
      id,
      [...paragraphs, ...points, ...Object.values(questions).map(([, answer]) => answer)]
        .flatMap((words) => words.match(/\d+/g) ?? [])
        .sort(),
    ]),
  );

describe.each(names)('%s', (name) => {
  const { load, updated } = legalDocuments[name];

  test('has the date of its last change', () => {
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(languages)('has the same sections and parts in %s', async (language) => {
    const text = (await load[language]()).default;
    const reference = (await load['zh-CN']()).default;
    expect(Object.keys(text.sections)).toEqual(Object.keys(reference.sections));
    expect(shapeOf(text)).toEqual(shapeOf(reference));
  });

  test.each(languages)('names the same deadlines in %s', async (language) => {
    const reference = numbersOf((await load['zh-CN']()).default);
    expect(numbersOf((await load[language]()).default)).toEqual(reference);
  });

  test.each(languages)('is plain text without empty parts in %s', async (language) => {
    const invalidTexts = textsOf((await load[language]()).default).filter(
      (words) => words.trim() === '' || words !== words.trim() || /<\/?[a-z!]|&[a-z]+;|https?:/i.test(words),
    );
    expect(invalidTexts).toEqual([]);
  });
});

/**
 * The interface uses the terms of docs/glossary.md.
 * @jest-environment node
 */
import { type Language, messagesOf } from './sources';
import { tableRows } from './tables';

const rows = tableRows('docs/glossary.md', 'in code');

/** The languages in the order of the columns, after the term in the code. */
const columns: Language[] = ['en-US', 'zh-CN', 'zh-TW', 'pt-BR'];

const terms = rows.flatMap(([word = '', ...cells]) =>
  columns.map((language, index) => ({ word, language, term: cells[index] ?? '' })),
);

test('names each thing in every language, or has a dash', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(terms.filter(({ term }) => term === '')).toEqual([]);
});

test('has one row for each term in the code', () => {
  const words = rows.map(([word]) => word);
  expect(words).toEqual([...new Set(words)]);
});

test.each(columns)('%s uses every term', (language) => {
  const said = Object.values(messagesOf(language)).join('\n').toLowerCase();
  const missing = terms.filter(
    (row) => row.language === language && row.term !== '–' && !said.includes(row.term.toLowerCase()),
  );
  expect(missing).toEqual([]);
});

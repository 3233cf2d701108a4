/**
 * The words of docs/glossary.md are those the interface uses.
 * @jest-environment node
 */
import { type Language, messagesOf } from './sources';
import { tableRows } from './tables';

const rows = tableRows('docs/glossary.md', 'in code');

/** The languages in the order of the columns, after the word of the code. */
const columns: Language[] = ['en-US', 'zh-CN', 'zh-TW', 'pt-BR'];

const terms = rows.flatMap(([word = '', ...cells]) =>
  columns.map((language, index) => ({ word, language, term: cells[index] ?? '' })),
);

test('every row names its thing in each language, or in none by a dash', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(terms.filter(({ term }) => term === '')).toEqual([]);
});

test('no word of the code has two rows', () => {
  const words = rows.map(([word]) => word);
  expect(words).toEqual([...new Set(words)]);
});

test.each(columns)('%s says every term', (language) => {
  const said = Object.values(messagesOf(language)).join('\n').toLowerCase();
  const missing = terms.filter(
    (row) => row.language === language && row.term !== '–' && !said.includes(row.term.toLowerCase()),
  );
  expect(missing).toEqual([]);
});

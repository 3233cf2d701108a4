/**
 * docs/specification.md agrees with the code that cites it.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import * as constants from '../../src/constants';
import { filesBelow, read } from './sources';
import { tableRows } from './tables';

const DOCUMENT = 'docs/specification.md';

/** The numbers of sections (in headings) and rules (at the start of a line), in their order: '7', '7.3', '11.2'. */
const numbers = [...read(DOCUMENT).matchAll(/^(?:#{2,3} (\d+(?:\.\d+)?)|(\d+\.\d+)) /gm)].map(
  ([, section, rule]) => section ?? rule ?? '',
);

/** "specification, section 7", "specification, sections 7 and 8", "specification, 7.3 and 7.4". */
const CITATION = /\bspecification, (?:sections? )?(\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/gi;

/** Returns the numbers that a text cites. A citation may continue in the next line of a comment. */
const citedIn = (text: string): string[] =>
  [...text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ').matchAll(CITATION)].flatMap(
    (match) => match[1]?.match(/\d+(?:\.\d+)?/g) ?? [],
  );

test('finds citations, also across a line break', () => {
  expect(citedIn('(specification, section 7), and')).toEqual(['7']);
  expect(citedIn('the specification,\n * sections 7 and 8.2: a')).toEqual(['7', '8.2']);
  expect(citedIn('// Specification, 11.2')).toEqual(['11.2']);
  expect(citedIn('the specification names 4 languages')).toEqual([]);
});

test('has every number once', () => {
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('has fourteen sections', () => {
  const sections = numbers.filter((number) => !number.includes('.'));
  expect(sections).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 1)));
});

test('has every cited section and rule', () => {
  const files = [
    ...['src', 'mock', 'tests', 'config'].flatMap((folder) => filesBelow(folder)),
    ...filesBelow('scripts', /\.mjs$/),
  ];
  const cited = files.flatMap((file) => citedIn(read(file)).map((number) => ({ file, number })));
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

const UNITS: Record<string, number> = {
  ms: 1,
  s: constants.SECOND,
  min: constants.MINUTE,
  h: constants.HOUR,
  days: constants.DAY,
};

/** '60,000 ms' → 60000, '24 h' → 86400000, '10' → 10. */
function readValue(text: string): number {
  const [number = '', unit] = text.split(' ');
  return Number(number.replace(',', '')) * (unit ? (UNITS[unit] ?? Number.NaN) : 1);
}

test.each(tableRows(DOCUMENT, 'constant'))('%s is %s', (name, value) => {
  expect((constants as Record<string, unknown>)[name as string]).toBe(readValue(value as string));
});

/**
 * Words have the American spelling, so that a search finds all occurrences.
 * @jest-environment node
 */
import { filesBelow, languages, read } from './sources';

const FOLDERS = ['src', 'mock', 'tests', 'docs', 'config', 'scripts'];
const SELF = 'tests/contract/spelling.test.ts';
/** Other languages have words that look like these. Their messages have the same names as those of en-US. */
const otherLanguages = new RegExp(`/(?:${languages.filter((name) => name !== 'en-US').join('|')})[/.]`);

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.umirc.ts',
  ...FOLDERS.flatMap((folder) => filesBelow(folder, /\.(?:tsx?|m?js|css|md)$/)),
].filter((file) => file !== SELF && !otherLanguages.test(file));

/** Also within longer names, such as OrganisationStep. */
const BRITISH =
  /organis(?:ation|e)|authoris(?:ation|e|ing)|recognis(?:e|ing)|neutralis|normalis(?:ation|e|ing)|optimis(?:ation|e|ing)|initialis|serialis|summaris|behaviour|colour|favour(?:ite|able)|honour|neighbour|catalogue|centred|\bcentre\b|\bgrey\b|licence|artefact|cancell(?:ed|ing)|travell(?:ed|ing)|\blabelled\b/gi;

/** Names that others share: a server, or a user's bookmarks. */
const FORCED: [name: RegExp, reason: string][] = [
  [/\b(?:MASS|SOCIAL)_ORGANISATION\b/g, 'types of organizations in calls'],
  [/\bCANCELL(?:ED|ING)\b/g, 'states of accounts and authorizations in calls'],
  [/\/uaa\/cancelled\b|\bCANCELLED_PATH\b/g, 'an address'],
  [/'cancelled'|'(?:qr|phone)\.cancelled\b|\banswers\.cancelled\b/g, 'a state of QR codes in calls'],
  [/^\s*cancelled: /gm, 'the same state as a key'],
  [/\blicenceNo\b/g, 'a field of calls'],
];

const withoutForced = (text: string): string => FORCED.reduce((rest, [name]) => rest.replace(name, ''), text);

/** Returns the British words of a text. */
const listBritish = (text: string): string[] =>
  [...withoutForced(text).matchAll(BRITISH)].map(([word]) => word);

test('finds a British word, also within a name, and ignores shared names', () => {
  expect(listBritish('OrganisationStep colours what was cancelled')).toEqual([
    'Organisation',
    'colour',
    'cancelled',
  ]);
  expect(listBritish("{ state: 'cancelled' } or CANCELLING at /uaa/cancelled")).toEqual([]);
  expect(listBritish('optimistic, aria-labelledby, the cancellation')).toEqual([]);
});

test.each(FORCED)('%s is still used: %s', (name) => {
  expect(files.some((file) => read(file).search(name) >= 0)).toBe(true);
});

test('has no British word in any file', () => {
  const found = files.flatMap((file) => listBritish(read(file)).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

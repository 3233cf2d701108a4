import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import IntlMessageFormat from 'intl-messageformat';
import { type MessageFormatElement, parse as parseMessage } from 'intl-messageformat-parser';
import compileMessages from '../../../config/plugins/messageLoader.js';
import { parse } from '../../../config/plugins/replacements/messageParser';

const folder = join(__dirname, '../../../src/locales');
const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

type Messages = Record<string, string | MessageFormatElement[]>;

/**
 * Returns the default export of a locale file without imports, or an empty object for a file that imports the others.
 */
function evaluate(source: string): Messages {
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' });
  if (code.includes('require(')) return {};
  const file: { exports: { default?: Messages } } = { exports: {} };
  new Function('module', 'exports', code)(file, file.exports);
  return file.exports.default ?? {};
}

describe.each(languages.map(({ name }) => name))('%s', (language) => {
  const sources = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, language, file), 'utf8'));
  const written = Object.assign({}, ...sources.map(evaluate)) as Record<string, string>;
  const compiled: Messages = Object.assign({}, ...sources.map((source) => evaluate(compileMessages(source))));

  test('has every message, compiled if it has placeholders', () => {
    expect(Object.keys(compiled)).toEqual(Object.keys(written));
    expect(Object.values(compiled).filter((message) => /[{}]/.test(String(message)))).toEqual([]);
    expect(Object.values(compiled).filter(Array.isArray).length).toBeGreaterThan(100);
  });

  test('equals the parser’s result for each message', () => {
    for (const [key, message] of Object.entries(compiled)) {
      const elements = typeof message === 'string' ? parse(message) : message;
      const text = written[key] as string;
      // react-intl parses texts with the same option.
      expect([key, elements]).toEqual([key, parseMessage(text, { normalizeHashtagInPlural: false })]);
    }
  });
});

test('formats compiled messages with react-intl', () => {
  const text = "{count, plural, one {# day} other {# days}} until {at}: that''s '{'soon'}'";
  const { message = '' } = evaluate(compileMessages(`export default { message: ${JSON.stringify(text)} };`));
  const values = { count: 2, at: 'May' };
  expect(message).toBeInstanceOf(Array);
  expect(new IntlMessageFormat(message, 'en-US').format(values)).toBe("2 days until May: that's {soon}");
});

test('throws for a message that was not compiled, and refuses one with a skeleton', () => {
  expect(() => parse('{count} left')).toThrow('not compiled');
  expect(() => compileMessages("export default { price: '{sum, number, ::currency/EUR}' };")).toThrow(
    'skeleton',
  );
});

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import leaveOutQuestions from '../../../config/plugins/intlLoader.js';

const plugins = dirname(require.resolve('@umijs/plugins/package.json'));
const intl = dirname(require.resolve('react-intl/package.json', { paths: [plugins] }));
const messageFormat = dirname(require.resolve('intl-messageformat/package.json', { paths: [intl] }));
const files = [join(messageFormat, 'lib/core.js'), join(intl, 'lib/components/provider.js')];

test.each(files.map((file) => [basename(file), file] as const))(
  '%s contains the omitted code once',
  (_, file) => {
    const source = readFileSync(file, 'utf8');
    const left = leaveOutQuestions(source);
    expect(left).not.toBe(source);
    expect(() => leaveOutQuestions(left)).toThrow('Found no query to remove');
  },
);

/**
 * Formats messages with the original library or with the loader's result, and counts the Intl objects that it
 * creates.
 */
function format(source: string) {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: join(messageFormat, 'lib') },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
  });
  const asked: string[] = [];
  const spy = (name: 'NumberFormat' | 'DateTimeFormat' | 'PluralRules') =>
    new Proxy(Intl[name], {
      construct(target, args) {
        asked.push(name);
        return Reflect.construct(target as new (...all: unknown[]) => object, args);
      },
    });
  const context = {
    Intl: {
      NumberFormat: spy('NumberFormat'),
      DateTimeFormat: spy('DateTimeFormat'),
      PluralRules: spy('PluralRules'),
    },
  };
  const words: string[] = runInNewContext(
    `${outputFiles[0]?.text};
    const say = (message, values) => new bundle.IntlMessageFormat(message, 'pt-BR').format(values);
    [say('Olá {name}', { name: 'Ana' }), say('{n, plural, one {# dia} other {# dias}}', { n: 1234 })]`,
    context,
  );
  return { words, asked };
}

test('formats messages the same, and creates no number format while loading', () => {
  const [core = ''] = files;
  const source = readFileSync(core, 'utf8');
  const [real, own] = [format(source), format(leaveOutQuestions(source))];
  expect([...own.words]).toEqual(['Olá Ana', '1.234 dias']);
  expect([...own.words]).toEqual([...real.words]);
  expect(own.asked).toHaveLength(real.asked.length - 1);
});

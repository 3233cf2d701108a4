import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import removeLocaleQuery from '../../../config/plugins/intlLoader.js';

const plugins = dirname(require.resolve('@umijs/plugins/package.json'));
const intl = dirname(require.resolve('react-intl/package.json', { paths: [plugins] }));
const messageFormat = dirname(require.resolve('intl-messageformat/package.json', { paths: [intl] }));
const files = [join(messageFormat, 'lib/core.js'), join(intl, 'lib/components/provider.js')];

test.each(files.map((file) => [basename(file), file] as const))(
  'removes the only locale query of %s',
  (_, file) => {
    const edited = removeLocaleQuery(readFileSync(file, 'utf8'));
    expect(() => removeLocaleQuery(edited)).toThrow('Found no query to remove');
  },
);

/** Returns the texts, and the names of the Intl constructors that were called. */
function format(source: string) {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: join(messageFormat, 'lib') },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
  });
  const created: string[] = [];
  const spy = (name: 'NumberFormat' | 'DateTimeFormat' | 'PluralRules') =>
    new Proxy(Intl[name], {
      construct(target, args) {
        created.push(name);
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
  const texts: string[] = runInNewContext(
    `${outputFiles[0]?.text};
    const formatText = (message, values) => new bundle.IntlMessageFormat(message, 'pt-BR').format(values);
    [
      formatText('Olá {name}', { name: 'Ana' }),
      formatText('{n, plural, one {# dia} other {# dias}}', { n: 1234 }),
    ]`,
    context,
  );
  return { texts: [...texts], created };
}

test('formats messages as the original does, without creating a number format on load', () => {
  const [core = ''] = files;
  const source = readFileSync(core, 'utf8');
  const [original, edited] = [format(source), format(removeLocaleQuery(source))];
  expect(edited.texts).toEqual(['Olá Ana', '1.234 dias']);
  expect(edited.texts).toEqual(original.texts);
  expect(original.created).toEqual(['NumberFormat', ...edited.created]);
});

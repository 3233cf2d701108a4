/**
 * Assigns the time of a CPU profile to packages and folders.
 * @jest-environment node
 */
import { attributeProfile, nameOwner } from '../../../scripts/bench/attribution';

test.each([
  ['webpack://identity-portal/./node_modules/antd/es/form/Form.js', 'antd'],
  [
    'webpack://identity-portal/./node_modules/@ant-design/cssinjs/es/hooks/useStyleRegister.js',
    '@ant-design/cssinjs',
  ],
  ['webpack://x/./node_modules/@umijs/plugins/node_modules/react-is/index.js', 'react-is'],
  ['webpack://identity-portal/./src/components/Form/useForm.ts', 'src/components/Form'],
  ['webpack://identity-portal/./src/components/Alert.tsx', 'src/components'],
  ['webpack://identity-portal/./src/app.tsx', 'src/app.tsx'],
  ['webpack://identity-portal/./src/.umi-production/umi.ts', 'Umi (generated)'],
  ['webpack://identity-portal/./config/replacements/query.ts', 'config/replacements'],
  ['webpack://identity-portal/webpack/bootstrap', 'webpack'],
  [undefined, 'webpack'],
])('%s belongs to %s', (source, owner) => {
  expect(nameOwner(source)).toBe(owner);
});

/** Returns a function at the column of its number. A built-in function has no line. */
const node = (
  id: number,
  functionName: string,
  url = '',
  children: number[] = [],
  lineNumber = url ? 0 : -1,
) => ({
  id,
  callFrame: { functionName, url, scriptId: '1', lineNumber, columnNumber: id },
  children,
});

test('assigns to each owner the time of its own functions, and of the browser’s work for them', () => {
  const url = 'http://127.0.0.1/umi.js';
  const profile = {
    nodes: [
      node(1, '(root)', '', [2, 6, 7, 8, 9]),
      node(2, 'render', url, [3]),
      node(3, 'style', url, [4, 5]),
      node(4, 'map'),
      node(5, '(garbage collector)'),
      node(6, '(idle)'),
      node(7, '(program)'),
      node(8, 'unmapped', 'http://127.0.0.1/other.js'),
      node(9, 'observePage', '', [10], 3),
      node(10, 'querySelector'),
    ],
    startTime: 0,
    endTime: 100_000,
    // The first delta counts from the start. Every other one is the duration of the sample before it.
    samples: [2, 3, 4, 5, 6, 7, 8, 9, 10, 2],
    timeDeltas: [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 9000],
  };
  const sources: Record<number, string> = { 2: 'node_modules/react-dom/a.js', 3: 'node_modules/antd/b.js' };
  const owners = attributeProfile(profile, (from, _line, column) =>
    from === url ? sources[column] : undefined,
  );
  expect(Object.fromEntries(owners)).toEqual({
    'react-dom': 2,
    antd: 7,
    'the browser (garbage)': 5,
    'the browser (parsing, styles, layout, drawing)': 7,
    webpack: 8,
  });
});

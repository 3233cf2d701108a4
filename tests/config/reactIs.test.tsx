import { forwardRef, memo } from 'react';

/** The copy that the build uses for all packages: React's own version, as rc-util brings it. */
const shared = jest.requireActual(
  require.resolve('react-is', { paths: [require.resolve('rc-util/package.json')] }),
);

beforeAll(() => {
  jest.doMock('react-is', () => shared);
});

test.each([
  ['a function', Object.assign(() => null, { route: '/x', displayName: 'Page' })],
  [
    'forwardRef',
    Object.assign(
      forwardRef(() => null),
      { route: '/x' },
    ),
  ],
  [
    'memo',
    Object.assign(
      memo(() => null),
      { route: '/x', compare: () => true },
    ),
  ],
])('copies with hoist-non-react-statics the own properties of %s, and none of React’s', (_, source) => {
  const hoist = jest.requireActual('hoist-non-react-statics');
  const target = hoist(() => null, source);
  expect(Object.keys(target)).toEqual(['route']);
});

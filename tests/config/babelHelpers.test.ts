/** The replacements of Babel's helpers behave as the helpers do. */
type Helper = (...args: unknown[]) => unknown;

const real = (name: string): Helper => jest.requireActual(`@babel/runtime/helpers/${name}`);
const own = (name: string): Helper =>
  jest.requireActual(`../../config/replacements/babel/${name}.js`).default;

/** Called for each helper, because some helpers change their arguments. */
const calls: Record<string, (() => unknown[])[]> = {
  objectSpread2: [
    () => [{}, { a: 1, b: 2 }],
    () => [{ a: 0 }, { a: 1 }, { c: 3 }],
    () => [{}, null, undefined],
    () => [{}, { a: 1 }, {}, { a: undefined, [Symbol.for('key')]: 2 }],
    () => [{}, 'text'],
    () => [{}, Object.create({ inherited: 1 }, { hidden: { value: 1 } })],
  ],
  defineProperty: [
    () => [{}, 'a', 1],
    () => [{ a: 0, b: 2 }, 'a', 1],
    () => [{}, Symbol.for('key'), undefined],
    () => [Object.create({ a: 1 }), 'a', 2],
    () => [Object.defineProperty({}, 'a', { value: 1, configurable: true }), 'a', 2],
  ],
  slicedToArray: [
    () => [[1, 2, 3], 2],
    () => [[], 2],
    () => [new Map([['a', 1]]), 1],
    () => [new Set([1, 2, 3]), 2],
    () => ['text', 2],
    () => [new Set([1]), 0],
  ],
  toConsumableArray: [() => [[1, 2]], () => [new Set([1, 2])], () => ['text'], () => [new Map([['a', 1]])]],
};

const cases = Object.entries(calls).flatMap(([name, rows]) =>
  rows.map((make, row) => [name, row + 1, make] as const),
);

test.each(cases)('%s behaves the same in call %i', (name, _, make) => {
  const [expected, got] = [real(name)(...make()), own(name)(...make())];
  expect(got).toEqual(expected);
  if (Array.isArray(expected)) return;
  expect(Object.getOwnPropertyDescriptors(got)).toEqual(Object.getOwnPropertyDescriptors(expected));
});

test('keeps a getter that is written out, and reads one that is spread', () => {
  const make = () => [
    {},
    {
      get spread() {
        return 1;
      },
    },
    {
      get written() {
        return 2;
      },
    },
  ];
  for (const spread of [real, own].map((load) => load('objectSpread2'))) {
    const { spread: first, written: second } = Object.getOwnPropertyDescriptors(spread(...make())) as Record<
      string,
      PropertyDescriptor
    >;
    expect(first).toMatchObject({ value: 1, writable: true });
    expect(second?.get).toBeInstanceOf(Function);
  }
});

test('reads no more of an iterator than destructuring needs', () => {
  const pulledBy = (helper: Helper) => {
    let pulled = 0;
    function* count() {
      try {
        for (;;) {
          pulled += 1;
          yield pulled;
        }
      } finally {
        pulled = -pulled;
      }
    }
    return [helper(count(), 2), pulled];
  };
  expect(pulledBy(own('slicedToArray'))).toEqual(pulledBy(real('slicedToArray')));
});

test.each(['slicedToArray', 'toConsumableArray'])('%s throws for a value that is not iterable', (name) => {
  for (const helper of [real(name), own(name)]) {
    expect(() => helper(null, 1)).toThrow(TypeError);
    expect(() => helper({}, 1)).toThrow(TypeError);
  }
});

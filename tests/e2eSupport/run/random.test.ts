import { Random } from '../../e2e/support/run/random';

const numbers = (seed: number) => {
  const random = new Random(seed);
  return Array.from({ length: 1_000 }, () => random.next());
};

test('generates the same numbers for the same seed, and others for another seed', () => {
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

test('chooses by weight, and never a choice of weight 0', () => {
  const random = new Random(1);
  const count = { often: 0, seldom: 0, never: 0 };
  for (let draw = 0; draw < 10_000; draw += 1) {
    count[random.weighted({ often: 9, seldom: 1, never: 0 })] += 1;
  }
  expect(count.never).toBe(0);
  expect(count.seldom / 10_000).toBeCloseTo(0.1, 1);
  expect(Math.min(...numbers(3))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers(3))).toBeLessThan(1);
});

/** Declares the journeys of a monkey through an area; the seed stands in their names. */
import { appendFileSync } from 'node:fs';
import { Random, SEED } from '../run/random';
import { resetPortal } from '../setup';
import { type Area, Monkey } from './monkey';

/** In each area. */
const ACTIONS = 2_000;
/** One journey's share: afterwards it begins anew, with the seed. */
const SHARE = 250;

/** Tells the reporter (figureReporter.js) how many actions of this journey have acted, whatever came of it. */
function report({ tally: { done, inVain } }: Monkey, began: number): void {
  const { currentTestName: name } = expect.getState();
  const seconds = (Date.now() - began) / 1_000;
  const file = process.env.PORTAL_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ name, done, inVain, seconds })}\n`);
}

/** Whatever is done without a thought leaves the portal standing. The long loops alone load these files (jest.e2e.config.js). */
export function survivesMonkey(area: Area): void {
  const shares = Array.from({ length: ACTIONS / SHARE }, (_, share) => SEED + share);
  test.each(shares)(
    `${area.name}: ${SHARE} random actions, PORTAL_SEED %i`,
    async (seed) => {
      await resetPortal();
      const monkey = await Monkey.arrives(area, new Random(seed));
      const began = Date.now();
      try {
        await monkey.acts(SHARE);
      } finally {
        report(monkey, began);
      }
      expect(monkey.tally.done).toBe(SHARE);
    },
    10 * 60_000,
  );
}

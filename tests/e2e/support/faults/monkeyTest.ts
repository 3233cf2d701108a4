/** Declares the journeys with random actions for an area; their titles contain the seed. */
import { appendFileSync } from 'node:fs';
import { Random, SEED } from '../run/random';
import { resetPortal } from '../setup';
import { type Area, Monkey } from './monkey';

/** Actions per area. */
const ACTIONS = 2_000;
/** Actions per journey; each journey starts from the seed data. */
const SHARE = 250;

/** Writes the counts of this journey for figureReporter.js, whether the journey passed or failed. */
function report({ tally: { done, inVain } }: Monkey, began: number): void {
  const { currentTestName: name } = expect.getState();
  const seconds = (Date.now() - began) / 1_000;
  const file = process.env.PORTAL_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ name, done, inVain, seconds })}\n`);
}

/**
 * Declares journeys of random actions that must not break the portal. Only the long loops load these files
 * (jest.e2e.config.js).
 */
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

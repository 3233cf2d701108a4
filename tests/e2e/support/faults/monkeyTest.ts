/** Declares the journeys with random actions for an area; their titles contain the seed. */
import { Random, SEED } from '../run/random';
import { resetPortal } from '../setup';
import { type Area, Monkey } from './monkey';

/** Actions per area. */
const ACTIONS = 2_000;
/** Actions per journey. */
const ACTIONS_PER_JOURNEY = 250;

/**
 * Declares journeys of random actions that must not break the portal. Only the long loops load these files
 * (jest.e2e.config.js).
 */
export function survivesMonkey(area: Area): void {
  const seeds = Array.from({ length: ACTIONS / ACTIONS_PER_JOURNEY }, (_, index) => SEED + index);
  test.each(seeds)(
    `${area.name}: ${ACTIONS_PER_JOURNEY} random actions, PORTAL_SEED %i`,
    async (seed) => {
      await resetPortal();
      const monkey = await Monkey.arrives(area, new Random(seed));
      await monkey.acts(ACTIONS_PER_JOURNEY);
      expect(monkey.tally.done).toBe(ACTIONS_PER_JOURNEY);
    },
    10 * 60_000,
  );
}

/** Declares the journeys with random actions for an area; their titles contain the seed. */
import { Random, SEED } from '../run/random';
import { resetPortal } from '../setup';
import { type Area, Monkey } from './monkey';

/** Actions per area. */
const ACTIONS = 2_000;
/** Actions per journey; each journey starts from the seed data. */
const SHARE = 250;

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
      await monkey.acts(SHARE);
      expect(monkey.tally.done).toBe(SHARE);
    },
    10 * 60_000,
  );
}

/** Declares the journeys of a monkey through an area; the seed stands in their names. */
import { type Area, Monkey } from './monkey';
import { Random, SEED } from './random';
import { resetPortal } from './setup';

/** In each area. */
const ACTIONS = 2_000;
/** One journey's share: afterwards it begins anew, with the seed. */
const SHARE = 250;

/** Whatever is done without a thought leaves the portal standing. The long loops alone load these files (jest.e2e.config.js). */
export function survivesMonkey(area: Area): void {
  const shares = Array.from({ length: ACTIONS / SHARE }, (_, share) => SEED + share);
  test.each(shares)(
    `${area.name}: ${SHARE} random actions, PORTAL_SEED %i`,
    async (seed) => {
      await resetPortal();
      const monkey = await Monkey.arrives(area, new Random(seed));
      await monkey.acts(SHARE);
      expect(monkey.done).toBe(SHARE);
    },
    10 * 60_000,
  );
}

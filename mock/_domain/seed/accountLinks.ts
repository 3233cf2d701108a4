/** The accounts of one person that are linked on the first day. */
import { DAY, UNDO_LIFETIME } from '../../../src/constants';
import type { AccountLink } from '../store/records/accountLink';

/** Creates the links as of `at` (ms). Their holders can no longer undo them. */
export function createSeedAccountLinks(at: number): AccountLink[] {
  const linkedAt = at - 30 * DAY;
  return [
    {
      id: 'link-demo',
      holderId: 'u-demo',
      joinerId: 'u-demo-work',
      state: 'LINKED',
      linkedAt,
      undoUntil: linkedAt + UNDO_LIFETIME,
    },
  ];
}

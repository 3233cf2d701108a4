/** How many there are of what the pages beneath show: each a small question of its own. */
import { PAGE_NUMBER } from '@/constants';
import { listAddresses } from '@/services/addresses';
import { listAuthorizations } from '@/services/authorizations';
import { listGrants } from '@/services/grants';

interface Count {
  count: number;
}

/** The smallest page there is: only its total is of interest. */
const GLANCE = { pageNumber: PAGE_NUMBER, pageSize: 1 };

const toCount = (page: { total: number } | boolean): Count | false =>
  typeof page === 'object' && { count: page.total };

export const countAddresses = async (how?: { quiet?: boolean }) => toCount(await listAddresses(GLANCE, how));

/** The same for a page that goes on without it. */
export const countAddressesQuietly = () => countAddresses({ quiet: true });

/** What others have granted the person, and that waits for their answer. */
export const countPendingAuthorizations = async () =>
  toCount(await listAuthorizations({ ...GLANCE, direction: 'received', state: 'PENDING' }));

export const countAppGrants = async (): Promise<Count | false> => {
  const grants = await listGrants();
  return Array.isArray(grants) && { count: grants.length };
};

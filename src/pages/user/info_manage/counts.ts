/** How many there are of what the pages below /user/info_manage show, each by a small call of its own. */
import { PAGE_NUMBER } from '@/constants';
import { listAddresses } from '@/services/addresses';
import { listAuthorizations } from '@/services/authorizations';
import { listGrants } from '@/services/grants';

interface Count {
  count: number;
}

/** The smallest page: only its total is needed. */
const SMALLEST_PAGE = { pageNumber: PAGE_NUMBER, pageSize: 1 };

const toCount = ({ total }: { total: number }): Count => ({ count: total });

/** How many addresses there are. Throws ApiError, like the others below. */
export const countAddresses = async (options?: { quiet?: boolean }): Promise<Count> =>
  toCount(await listAddresses(SMALLEST_PAGE, options));

/** The same for a page that works without the count: a failure shows no notice. */
export const countAddressesQuietly = () => countAddresses({ quiet: true });

/** How many authorizations others have granted the person that wait for their answer. */
export const countPendingAuthorizations = async (): Promise<Count> =>
  toCount(await listAuthorizations({ ...SMALLEST_PAGE, direction: 'received', state: 'PENDING' }));

/** How many applications may read something of the person. */
export const countAppGrants = async (): Promise<Count> => ({ count: (await listGrants()).length });

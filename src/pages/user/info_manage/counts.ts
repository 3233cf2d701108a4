/** Counts for the overview of the pages below /user/info_manage, each from a separate small request. */
import { PAGE_NUMBER } from '@/constants';
import { listAddresses } from '@/services/addresses';
import { listAuthorizations } from '@/services/authorizations';
import { listGrants } from '@/services/grants';

/** The smallest page, because only the total is needed. */
const SMALLEST_PAGE = { pageNumber: PAGE_NUMBER, pageSize: 1 };

/** Returns the number of addresses. Throws ApiError, like the functions below. */
export const countAddresses = async (options?: { quiet?: boolean }): Promise<number> =>
  (await listAddresses(SMALLEST_PAGE, options)).total;

/** Returns the number of received authorizations that wait for the user's decision. */
export const countPendingAuthorizations = async (): Promise<number> =>
  (await listAuthorizations({ ...SMALLEST_PAGE, direction: 'received', state: 'PENDING' })).total;

/** Returns the number of applications with access to the user's data. */
export const countAppGrants = async (): Promise<number> => (await listGrants()).length;

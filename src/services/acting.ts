/** For whom this tab acts. */
import type { Acting } from '@/contract';
import { actingEndpoints } from '@/contract/acting';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(actingEndpoints);

/** Asked again and again while somebody acts for a company: what goes wrong shows no notice. */
export const getActing = (): Promise<Acting> => call('acting', { quiet: true });

/** null for oneself. Whoever switches says what went wrong. */
export const switchActing = (roleId: string | null): Promise<Acting> =>
  call('switchActing', { body: { roleId }, quiet: true });

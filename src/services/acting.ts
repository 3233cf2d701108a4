/** The role in which this tab acts. */
import { actingEndpoints } from '@/contract/acting';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(actingEndpoints);

/** Polled while the user acts for a company, so a failure shows no notice. */
export const getActing = () => call('acting', { quiet: true });

/** Switches to a role, or with null back to the user's own account. The caller shows errors. */
export const switchActing = (roleId: string | null) =>
  call('switchActing', { body: { roleId }, quiet: true });

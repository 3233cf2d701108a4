/** The settings that select the notices to send by mail, too. */
import type { NotificationSettings } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import type { EndpointContext } from '../store/context';

/** Changes the given settings and returns all settings. */
export function changeNotificationSettings(
  ctx: EndpointContext<'changeNotificationSettings'>,
): NotificationSettings {
  const { account, body } = ctx;
  account.notifications = { ...account.notifications, ...body };
  recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
  return account.notifications;
}

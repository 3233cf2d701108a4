/** The settings which notices go out by mail too. */
import type { NotificationSettings } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { FieldError, type Reader, readFields } from '../forms/fields';
import type { EndpointContext } from '../store/context';

/** Reads a switch; undefined means unchanged. */
const onOrOff: Reader<boolean | undefined> = (raw) => {
  if (raw === undefined || typeof raw === 'boolean') return raw;
  throw new FieldError('FIELD_FORMAT');
};

/** Changes the given settings and returns all of them. */
export function changeNotificationSettings(
  ctx: EndpointContext<'changeNotificationSettings'>,
): NotificationSettings {
  const { account, body } = ctx;
  const before = account.notifications;
  const given = readFields(body, { messages: onOrOff, system: onOrOff, todo: onOrOff });
  account.notifications = {
    messages: given.messages ?? before.messages,
    system: given.system ?? before.system,
    todo: given.todo ?? before.todo,
  };
  recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
  return account.notifications;
}

/** Which of the portal's notices go out by mail as well. */
import type { NotificationSettings } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { FieldError, type Reader, readFields } from '../forms/fields';
import type { EndpointContext } from '../store/context';

/** Reader of a switch; one that was not touched says nothing. */
const onOrOff: Reader<boolean | undefined> = (raw) => {
  if (raw === undefined || typeof raw === 'boolean') return raw;
  throw new FieldError('FIELD_FORMAT');
};

/** Turns the kinds that are given on or off; answers how all of them stand. */
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

/** The provider accounts that sign in to somebody's account, as their owner sees and ends them. */
import type { Bindings } from '../../../src/contract';
import type { Account } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { sendNotice } from '../accounts/notices';
import { notifyOwnerByMail } from '../accounts/outbox';
import { assertSteppedUp, listStepUpMethods, type Member } from '../checks/stepUp';
import { maskName } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import { type Binding, getProviderChannel, getProviderName, type ProviderId } from '../store/providers';
import { getPortal } from '../store/state';

const bindingsOf = ({ id }: Account): Binding[] =>
  getPortal().bindings.filter(({ accountId }) => accountId === id);

/** The account's bindings, those of longest standing first, and how its owner gets in without them. */
export function listBindings(account: Account, lang: Lang): Bindings {
  const list = bindingsOf(account).map(({ id, provider, subject, boundAt, lastUsedAt }) => ({
    id,
    provider,
    providerName: getProviderName(provider, lang),
    nickname: maskName(subject),
    boundAt: toInstant(boundAt),
    lastUsedAt: lastUsedAt === null ? null : toInstant(lastUsedAt),
  }));
  return {
    list: list.sort((one, other) => one.boundAt.localeCompare(other.boundAt)),
    otherWays: listStepUpMethods(account),
  };
}

/** Ends a binding and tells the owner; the last way into the account stays. */
export function removeBinding(ctx: Pick<RequestContext, 'lang' | 'req'> & Member, id: string): Bindings {
  const { account, lang } = ctx;
  const own = bindingsOf(account);
  const binding = own.find((one) => one.id === id);
  if (!binding) throw new HttpRefusal(404, 'NOT_FOUND');
  // No secret: the list says as much. Nobody confirms who they are for what cannot be done.
  if (own.length === 1 && listStepUpMethods(account).length === 0) throw new Refusal('LAST_WAY_IN');
  assertSteppedUp(ctx);
  const state = getPortal();
  state.bindings = state.bindings.filter((one) => one !== binding);
  recordMemberBehavior(ctx, { type: 'UNBIND', channel: getProviderChannel(binding.provider) });
  notifyOfBinding(ctx, account, binding.provider, 'unbound');
  return listBindings(account, lang);
}

/** Tells the owner, by notice and mail, that a provider's account signs in now, or no longer. */
export function notifyOfBinding(
  { lang }: Pick<RequestContext, 'lang'>,
  owner: Account,
  provider: ProviderId,
  topic: 'bound' | 'unbound',
): void {
  const { id, account } = owner;
  const values = { account, provider: getProviderName(provider, lang) };
  sendNotice({ accountId: id, topic, values, link: '/user/account_manage/account_unbind' });
  notifyOwnerByMail(owner, translate(lang, `notice.${topic}.text`, values));
}

/** The provider accounts that sign in to somebody's account, as their owner sees and ends them. */
import type { Bindings } from '../../src/contract';
import type { Account } from './accounts';
import { recordAct } from './behaviour';
import { instant } from './clock';
import { maskName } from './masking';
import { sendNotice } from './notices';
import { mailOwner } from './outbox';
import { type Binding, channelOf, type ProviderId, providerName } from './providers';
import { HttpRefusal, Refusal } from './refusals';
import { portal } from './state';
import { assertSteppedUp, type Member, methodsOf } from './stepUp';
import type { Visit } from './visit';
import { type Lang, words } from './words';

const bindingsOf = ({ id }: Account): Binding[] =>
  portal().bindings.filter(({ accountId }) => accountId === id);

/** The account's bindings, those of longest standing first, and how its owner gets in without them. */
export function listBindings(account: Account, lang: Lang): Bindings {
  const list = bindingsOf(account).map(({ id, provider, subject, boundAt, lastUsedAt }) => ({
    id,
    provider,
    providerName: providerName(provider, lang),
    nickname: maskName(subject),
    boundAt: instant(boundAt),
    lastUsedAt: lastUsedAt === null ? null : instant(lastUsedAt),
  }));
  return {
    list: list.sort((one, other) => one.boundAt.localeCompare(other.boundAt)),
    otherWays: methodsOf(account),
  };
}

/** Ends a binding and tells the owner; the last way into the account stays. */
export function unbind(ctx: Pick<Visit, 'lang' | 'req'> & Member, id: string): Bindings {
  const { account, lang } = ctx;
  const own = bindingsOf(account);
  const binding = own.find((one) => one.id === id);
  if (!binding) throw new HttpRefusal(404, 'NOT_FOUND');
  // No secret: the list says as much. Nobody confirms who they are for what cannot be done.
  if (own.length === 1 && methodsOf(account).length === 0) throw new Refusal('LAST_WAY_IN');
  assertSteppedUp(ctx);
  const state = portal();
  state.bindings = state.bindings.filter((one) => one !== binding);
  recordAct(ctx, { type: 'UNBIND', channel: channelOf(binding.provider) });
  tellOfBinding(ctx, account, binding.provider, 'unbound');
  return listBindings(account, lang);
}

/** Tells the owner, by notice and mail, that a provider's account signs in now, or no longer. */
export function tellOfBinding(
  { lang }: Pick<Visit, 'lang'>,
  owner: Account,
  provider: ProviderId,
  topic: 'bound' | 'unbound',
): void {
  const { id, account } = owner;
  const values = { account, provider: providerName(provider, lang) };
  sendNotice({ accountId: id, topic, values, link: '/user/account_manage/account_unbind' });
  mailOwner(owner, words(lang, `notice.${topic}.text`, values));
}

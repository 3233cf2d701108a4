/** The provider accounts that sign in to an account, for its owner. */
import type { Bindings } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { assertSteppedUp, listSignInProofs } from '../checks/stepUp';
import { hasOtherWayIn } from '../checks/waysIn';
import { maskName } from '../lib/masking';
import type { Lang } from '../lib/messages';
import { getFound, Refusal } from '../lib/refusals';
import { concludeBindingChange } from '../signIn/bindings';
import { toInstant, toInstantOrNull } from '../store/clock';
import type { SignedInCaller } from '../store/context';
import { getProviderChannel, getProviderName } from '../store/providers';
import type { Account } from '../store/records/account';
import type { Binding } from '../store/records/signIn';
import { getPortal } from '../store/state';

const bindingsOf = ({ id }: Account): Binding[] =>
  getPortal().bindings.filter(({ accountId }) => accountId === id);

/** Lists the bindings of an account, oldest first, and the other ways to sign in. */
export function listBindings(account: Account, lang: Lang): Bindings {
  const list = bindingsOf(account).map(({ id, provider, subject, boundAt, lastUsedAt }) => ({
    id,
    provider,
    providerName: getProviderName(provider, lang),
    nickname: maskName(subject),
    boundAt: toInstant(boundAt),
    lastUsedAt: toInstantOrNull(lastUsedAt),
  }));
  return {
    list: list.sort((one, other) => one.boundAt.localeCompare(other.boundAt)),
    otherWays: listSignInProofs(account).filter((proof) => proof !== 'totp'),
  };
}

/** Removes a binding, and alerts the owner. Throws a 404 or LAST_WAY_IN. */
export function removeBinding(ctx: SignedInCaller, id: string): Bindings {
  const { account, lang } = ctx;
  const binding = getFound(bindingsOf(account).find((one) => one.id === id));
  // Refuse before the step-up: the action is impossible. This reveals nothing, because the list shows it.
  if (!hasOtherWayIn(account, binding)) throw new Refusal('LAST_WAY_IN');
  assertSteppedUp(ctx);
  const state = getPortal();
  state.bindings = state.bindings.filter((one) => one !== binding);
  recordMemberBehavior(ctx, { type: 'UNBIND', channel: getProviderChannel(binding.provider) });
  concludeBindingChange(ctx, binding.provider, 'unbound');
  return listBindings(account, lang);
}

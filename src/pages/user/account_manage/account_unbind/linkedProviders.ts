/** The providers that an account can link, and the sign-in methods that remain after one is unlinked. */
import type { Binding, Bindings, Provider } from '@/contract';

/** Whether the only binding is also the last sign-in method, so that unlinking it would lock the user out. */
export const isLastSignInMethod = ({ list, otherWays }: Bindings): boolean =>
  list.length === 1 && otherWays.length === 0;

/** Returns the names of the other linked providers. */
export const getOtherProviderNames = ({ list }: Bindings, { id }: Binding): string[] =>
  list.filter((one) => one.id !== id).map(({ providerName }) => providerName);

/** Returns the offered providers without a linked account: each provider can be linked once. */
export const getUnlinkedProviders = (
  offered: readonly Provider[],
  { list }: Pick<Bindings, 'list'>,
): Provider[] => offered.filter(({ provider }) => !list.some((binding) => binding.provider === provider));

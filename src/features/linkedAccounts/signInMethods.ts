/** The sign-in methods that remain after a provider is unlinked. */
import type { Binding, Bindings } from '@/contract';

/** Whether the only binding is also the last sign-in method, so that unlinking it would lock the user out. */
export const isLastSignInMethod = ({ list, otherWays }: Bindings): boolean =>
  list.length === 1 && otherWays.length === 0;

/** Returns the names of the other linked providers. */
export const getOtherProviderNames = ({ list }: Bindings, { id }: Binding): string[] =>
  list.filter((one) => one.id !== id).map(({ providerName }) => providerName);

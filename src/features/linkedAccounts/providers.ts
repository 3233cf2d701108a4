/** The providers that could sign in to an account, but do not yet. */
import type { Bindings, Provider } from '@/contract';

/** Those of the user type without an account linked: one of each is all there can be. */
export const getUnlinkedProviders = (
  offered: readonly Provider[],
  { list }: Pick<Bindings, 'list'>,
): Provider[] => offered.filter(({ provider }) => !list.some((binding) => binding.provider === provider));

/** The providers that can be linked to an account, but are not yet. */
import type { Bindings, Provider } from '@/contract';

/** Returns the providers of the user type without a linked account: each provider can be linked once. */
export const getUnlinkedProviders = (
  offered: readonly Provider[],
  { list }: Pick<Bindings, 'list'>,
): Provider[] => offered.filter(({ provider }) => !list.some((binding) => binding.provider === provider));

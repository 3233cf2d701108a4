/** The providers that could sign in to an account, but do not yet. */
import type { Bindings, Provider } from '@/contract';
import { addReferer } from '@/utils/routing/referer';

/** Those of the user type without an account linked: one of each is all there can be. */
export const getUnlinkedProviders = (
  offered: readonly Provider[],
  { list }: Pick<Bindings, 'list'>,
): Provider[] => offered.filter(({ provider }) => !list.some((binding) => binding.provider === provider));

/** Address that leads to a provider and, once its account is linked, back to a path of the portal. */
export const getLinkProviderPath = (provider: string, comeback: string): string =>
  addReferer(`/uaa/third/authorize?${new URLSearchParams({ provider, link: '1' })}`, comeback);

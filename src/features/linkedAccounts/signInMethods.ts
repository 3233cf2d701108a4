/** How somebody gets into their account, as far as its bindings are concerned. */
import type { Binding, Bindings } from '@/contract';

/** Whether nothing but the one binding signs in: without it nobody gets in any more. */
export const isLastSignInMethod = ({ list, otherWays }: Bindings): boolean =>
  list.length === 1 && otherWays.length === 0;

/** The providers that still sign in without a binding. */
export const getOtherProviderNames = ({ list }: Bindings, { id }: Binding): string[] =>
  list.filter((one) => one.id !== id).map(({ providerName }) => providerName);

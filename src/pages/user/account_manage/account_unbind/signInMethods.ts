/** The sign-in methods of an account that remain after one is unlinked, and the providers that it can link. */
import type { Binding, Bindings, Certificate, Provider, SignInProof } from '@/contract';

export interface SignInMethods {
  methods: SignInProof[];
  /** Names of the providers. */
  providers: string[];
}

const getNames = (list: readonly Binding[]) => list.map(({ providerName }) => providerName);

/** Whether nothing remains, so that unlinking would lock the user out. */
export const isLockedOut = ({ methods, providers }: SignInMethods): boolean =>
  methods.length + providers.length === 0;

/** Returns the sign-in methods that remain without a provider's account. */
export const listMethodsWithoutProvider = (
  { id }: Binding,
  { list, otherWays }: Bindings,
): SignInMethods => ({
  methods: otherWays,
  providers: getNames(list.filter((one) => one.id !== id)),
});

const isUsable = ({ state }: Certificate): boolean => state === 'VALID' || state === 'EXPIRING';

/** Returns the sign-in methods that remain without a certificate; another certificate counts while it is usable. */
export function listMethodsWithoutCertificate(
  { id }: Certificate,
  certificates: readonly Certificate[],
  { list, otherWays }: Bindings,
): SignInMethods {
  const hasAnother = certificates.some((one) => one.id !== id && isUsable(one));
  const methods = otherWays.filter((way) => way !== 'certificate');
  return {
    methods: hasAnother ? [...methods, 'certificate'] : methods,
    providers: getNames(list),
  };
}

/** Returns the offered providers without a linked account: each provider can be linked once. */
export const getUnlinkedProviders = (
  offered: readonly Provider[],
  { list }: Pick<Bindings, 'list'>,
): Provider[] => offered.filter(({ provider }) => !list.some((binding) => binding.provider === provider));

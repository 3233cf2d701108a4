/** The sign-in methods of an account besides a certificate. */
import type { Bindings, Certificate, SignInProof } from '@/contract';

export interface SignInMethods {
  methods: SignInProof[];
  /** Names of the providers. */
  providers: string[];
}

const isUsable = ({ state }: Certificate): boolean => state === 'VALID' || state === 'EXPIRING';

/** Returns the sign-in methods that remain without a certificate; another certificate counts while it is usable. */
export function listOtherSignInMethods(
  { id }: Certificate,
  certificates: readonly Certificate[],
  { list, otherWays }: Bindings,
): SignInMethods {
  const hasAnother = certificates.some((one) => one.id !== id && isUsable(one));
  const methods = otherWays.filter((way) => way !== 'certificate');
  return {
    methods: hasAnother ? [...methods, 'certificate'] : methods,
    providers: list.map(({ providerName }) => providerName),
  };
}

/** How somebody gets into their account without one of its certificates. */
import type { Bindings, Certificate, SignInProof } from '@/contract';

export interface SignInMethods {
  methods: SignInProof[];
  /** Names of the providers. */
  providers: string[];
}

const isUsable = ({ state }: Certificate): boolean => state === 'VALID' || state === 'EXPIRING';

/** What still signs in without a certificate; another certificate does as long as it can be used. */
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

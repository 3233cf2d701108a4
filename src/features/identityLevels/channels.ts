/** The channels that verify who somebody is, as data: route, and the level each raises to. */
import type { IdentityLevel } from '@/contract';

export interface VerificationChannel {
  /** Its route below /user/verification, and the end of its message key. */
  name:
    | 'gonganVerify'
    | 'providentFundVerify'
    | 'socialSecurityCardVerify'
    | 'telecomOperatorsVerify'
    | 'driverLicenseVerify'
    | 'bankCardVerify'
    | 'alipayVerify';
  raisesTo: 2 | 3;
}

export const verificationChannels: readonly VerificationChannel[] = [
  { name: 'gonganVerify', raisesTo: 2 },
  { name: 'providentFundVerify', raisesTo: 2 },
  { name: 'socialSecurityCardVerify', raisesTo: 2 },
  { name: 'telecomOperatorsVerify', raisesTo: 2 },
  { name: 'driverLicenseVerify', raisesTo: 2 },
  { name: 'bankCardVerify', raisesTo: 3 },
  { name: 'alipayVerify', raisesTo: 3 },
];

interface Ways {
  /** Each is enough by itself. */
  direct: readonly VerificationChannel[];
  /** Two different ones together are enough. */
  paired: readonly VerificationChannel[];
}

/** What leads to a level: nothing here leads to level 4, which is given on the spot or by certificate. */
export function getChannelsForLevel(level: IdentityLevel): Ways {
  const direct = verificationChannels.filter(({ raisesTo }) => raisesTo >= level);
  const paired = level === 3 ? verificationChannels.filter(({ raisesTo }) => raisesTo === 2) : [];
  return { direct, paired };
}

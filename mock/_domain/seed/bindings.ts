/** The provider accounts that are bound on the first day. */
import { DAY } from '../../../src/constants';
import { getDefaultSubject, providerIds } from '../store/providers';
import type { Binding } from '../store/records/signIn';

/**
 * Creates the bindings as of `at` (ms). At every provider the default subject is bound to the account of the
 * same name. `linked` has one more.
 */
export function createSeedBindings(at: number): Binding[] {
  const usual = providerIds.map((provider, index) => {
    const subject = getDefaultSubject(provider);
    return {
      id: `binding-${provider}`,
      provider,
      subject,
      accountId: `u-${subject}`,
      boundAt: at - (150 - index) * DAY,
      lastUsedAt: index === 0 ? null : at - index * DAY,
    };
  });
  const linked = { provider: 'cityPass', subject: 'linked', accountId: 'u-linked' } as const;
  return [...usual, { id: 'binding-linked', ...linked, boundAt: at - 20 * DAY, lastUsedAt: at - 2 * DAY }];
}

import { useState } from 'react';
import { useProviderSignIn } from '@/features/signIn/useProviderSignIn';
import { useSubmit } from '@/hooks/useSubmit';
import { findProviders } from '@/services/signIn';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';

/**
 * Leaves for the same provider once more; for one that nobody is offered, back to sign-in. `refused` names a
 * provider there is no way to, '' before that.
 */
export function useRestartSignIn() {
  const { go } = useProviderSignIn(readLoginReferer());
  const [refused, setRefused] = useState('');
  const { submit, submitting } = useSubmit(async (provider: string) => {
    setRefused('');
    const offered = await Promise.all([findProviders('person'), findProviders('legal')]);
    const found = offered.flatMap((list) => list || []).find((one) => one.provider === provider);
    if (!found) returnToSignIn();
    else if (!(await go(found))) setRefused(found.name);
  });
  return { startAgain: submit, starting: submitting, refused };
}

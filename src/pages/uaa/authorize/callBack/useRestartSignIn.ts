import { useState } from 'react';
import { useProviderSignIn } from '@/features/signIn/useProviderSignIn';
import { useAction } from '@/hooks/useAction';
import { findProviders } from '@/services/signIn';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';

/**
 * Reopens the provider's page; redirects to sign-in if the provider is no longer available. `refused`: name of the
 * provider whose page could not be opened, otherwise ''.
 */
export function useRestartSignIn() {
  const { go } = useProviderSignIn(readLoginReferer());
  const [refused, setRefused] = useState('');
  const { run: submit, running: submitting } = useAction({
    act: async (provider: string) => {
      setRefused('');
      const offered = await Promise.all([findProviders('person'), findProviders('legal')]);
      const found = offered.flat().find((one) => one.provider === provider);
      if (!found) returnToSignIn();
      else if (!(await go(found))) setRefused(found.name);
    },
  });
  return { startAgain: submit, starting: submitting, refused };
}

import { useState } from 'react';
import { useProviderSignIn } from '@/features/signIn/useProviderSignIn';
import { useAction } from '@/hooks/useAction';
import { findProviders } from '@/services/signIn';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';

/**
 * Opens the same provider's page once more; where the provider is offered to nobody, the sign-in page. `refused` is
 * the name of a provider whose page could not be opened, '' for none.
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

import { useState } from 'react';
import type { Provider } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { obtainCode } from '@/services/signIn';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { followAddress } from '@/utils/routing/redirect';
import { rememberChannel } from '@/utils/storage/lastChannel';
import { toObtainCodeQuery } from './signInLinks';

/**
 * Opens a provider's page. `go` resolves with false if the address is not allowed, and with undefined if the server
 * returned none; `going`: name of the provider being opened.
 */
export function useProviderSignIn(referer: string) {
  const [going, setGoing] = useState<string | null>(null);
  const { run: submit } = useAction({
    act: async (provider: Provider) => {
      setGoing(provider.provider);
      try {
        const address = await obtainCode(toObtainCodeQuery(provider));
        saveLoginReferer(referer);
        if (!followAddress(address)) return false;
        rememberChannel(provider.provider);
        return true;
      } finally {
        setGoing(null);
      }
    },
  });

  return { go: submit, going };
}

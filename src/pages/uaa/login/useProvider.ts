import { useState } from 'react';
import type { Provider } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { obtainCode } from '@/services/uaa';
import { keepReferer } from '@/utils/routing/loginReferer';
import { leaveTo } from '@/utils/routing/redirect';
import { rememberChannel } from '@/utils/storage/lastChannel';
import { codeQuery } from './otherWays';

/** Leaves to a provider's page. `go` answers false where there is no way there; `going` names the one under way. */
export function useProvider(referer: string) {
  const [going, setGoing] = useState<string | null>(null);
  const { submit } = useSubmit(async (provider: Provider) => {
    setGoing(provider.provider);
    try {
      const address = await obtainCode(codeQuery(provider));
      keepReferer(referer);
      if (!leaveTo(address)) return false;
      rememberChannel(provider.provider);
      return true;
    } finally {
      setGoing(null);
    }
  });

  return { go: submit, going };
}

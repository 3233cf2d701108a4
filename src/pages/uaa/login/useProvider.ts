import { useState } from 'react';
import { useSubmit } from '@/hooks/useSubmit';
import type { Provider } from '@/services/contract';
import { obtainCode } from '@/services/uaa';
import { rememberChannel } from '@/utils/lastChannel';
import { keepReferer } from '@/utils/loginReferer';
import { leaveTo } from '@/utils/redirect';
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

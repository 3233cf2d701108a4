import { useState } from 'react';
import { useSubmit } from '@/hooks/useSubmit';
import { findProviders } from '@/services/uaa';
import { backToSignIn, keptReferer } from '@/utils/routing/loginReferer';
import { useProvider } from '../../login/useProvider';

/**
 * Leaves for the same provider once more; for one that nobody is offered, back to sign-in. `refused` names a
 * provider there is no way to, '' before that.
 */
export function useStartAgain() {
  const { go } = useProvider(keptReferer());
  const [refused, setRefused] = useState('');
  const { submit, submitting } = useSubmit(async (provider: string) => {
    setRefused('');
    const offered = await Promise.all([findProviders('person'), findProviders('legal')]);
    const found = offered.flatMap((list) => list || []).find((one) => one.provider === provider);
    if (!found) backToSignIn();
    else if (!(await go(found))) setRefused(found.name);
  });
  return { startAgain: submit, starting: submitting, refused };
}

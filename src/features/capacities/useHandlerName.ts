import { useCallback } from 'react';
import { useT } from '@/hooks/useT';

/** Names a handler; in words where their account is deleted, and their name with it. */
export function useHandlerName(): (name: string) => string {
  const t = useT();
  return useCallback((name: string) => name || t('authorizations.party.gone'), [t]);
}

import { useT } from '@/hooks/useT';

/** Returns the display name of a handler; a placeholder if the account, and with it the name, was deleted. */
export function useHandlerName(): (name: string) => string {
  const t = useT();
  return (name) => name || t('authorizations.party.gone');
}

import { useCallback } from 'react';
import type { AddressRow } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { listAllAddresses } from '@/services/addresses';

/**
 * Which addresses can take over from a default that is to be deleted: all the others, whatever page is on screen;
 * none where it is not the default, or no longer. Without `needed` nothing is asked.
 */
export function useReplacementAddresses(id: string, needed: boolean) {
  const read = useCallback(async (): Promise<AddressRow[]> => {
    if (!needed) return [];
    const page = await listAllAddresses();
    const isDefault = page.list.some((one) => one.id === id && one.isDefault);
    return isDefault ? page.list.filter((one) => one.id !== id) : [];
  }, [id, needed]);
  return useLoad(read);
}

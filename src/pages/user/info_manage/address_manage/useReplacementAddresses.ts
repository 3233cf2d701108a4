import type { AddressRow } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { listAllAddresses } from '@/services/addresses';

/**
 * Which addresses can take over from a default that is to be deleted: all the others, whatever page is on screen;
 * none where it is not the default, or no longer. Without `needed` nothing is asked.
 */
export function useReplacementAddresses(id: string, needed: boolean) {
  return useRead(['replacementAddresses', id, needed], async (): Promise<AddressRow[]> => {
    if (!needed) return [];
    const page = await listAllAddresses();
    const isDefault = page.list.some((one) => one.id === id && one.isDefault);
    return isDefault ? page.list.filter((one) => one.id !== id) : [];
  });
}

import type { AddressRow } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { listAllAddresses } from '@/services/addresses';

/**
 * Loads the addresses that can replace a default address to be deleted: all others, from every page; none if it is
 * not (or no longer) the default. Sends no request unless `needed`.
 */
export function useReplacementAddresses(id: string, needed: boolean) {
  return useRead(['replacementAddresses', id, needed], async (): Promise<AddressRow[]> => {
    if (!needed) return [];
    const page = await listAllAddresses();
    const isDefault = page.list.some((one) => one.id === id && one.isDefault);
    return isDefault ? page.list.filter((one) => one.id !== id) : [];
  });
}

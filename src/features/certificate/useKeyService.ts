import { useSyncExternalStore } from 'react';
import { findKeyService, type KeyService, watchKeyService } from './keyService';

/** Returns the vendor's key service, or null. */
export const useKeyService = (): KeyService | null =>
  useSyncExternalStore(watchKeyService, findKeyService, () => null);

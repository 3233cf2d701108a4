import { useSyncExternalStore } from 'react';
import { findKeyService, type KeyService, watchKeyService } from './keyService';

/** The vendor's key service while there is one. */
export const useKeyService = (): KeyService | null =>
  useSyncExternalStore(watchKeyService, findKeyService, () => null);

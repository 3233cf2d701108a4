import { useEffect, useState } from 'react';
import { findKeyService, type KeyService, watchKeyService } from './keyService';

/** The vendor's key service while there is one. */
export function useKeyService(): KeyService | null {
  const [service, setService] = useState(findKeyService);
  useEffect(() => watchKeyService(() => setService(findKeyService())), []);
  return service;
}

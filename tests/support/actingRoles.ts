/** The role of a handler in which a tab acts: as the portal stores it, and as the server returns it. */
import type { ActingRole } from '@/contract';
import type { StoredRole } from '@/utils/storage/actingStore';

export const storedRole: StoredRole = {
  id: 'r-1',
  company: 'Example Ltd',
  capacity: 'HANDLER',
  end: '2026-12-31',
  owner: 'u-1',
};

export const actingRole: ActingRole = {
  id: 'r-1',
  orgName: 'Example Ltd',
  uscc: '91440000TTTTTTT16C',
  capacity: 'HANDLER',
  end: '2026-12-31',
  matters: ['TAX', 'PERMITS'],
};

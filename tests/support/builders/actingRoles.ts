/** The role of a handler: as the portal stores it while a tab acts in it, and as the server returns it. */
import type { ActingRole, CompanyRole } from '@/contract';
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

/** A role in the list of the signed-in user; `overrides` replace single fields. */
export const makeCompanyRole = (overrides: Partial<CompanyRole> = {}): CompanyRole => ({
  id: 'r-1',
  orgName: 'Example Ltd',
  uscc: '91440000TTTTTTT16C',
  capacity: 'HANDLER',
  ...overrides,
});

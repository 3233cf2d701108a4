/** Checks a new authorization against its letter and the role of its handler. */
import type { StoredFile } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { findOwnFile } from '../forms/uploads';
import { HttpRefusal, Refusal, wrongField } from '../lib/refusals';
import type { Account } from '../store/records/account';
import type { Company, CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { deriveHandlerState } from './handlerStates';

/** Returns a letter that the account has uploaded, without its content. Throws a 422 for any other id. */
export function getOwnLetter(account: Account, letter: string): StoredFile {
  const file = findOwnFile(account, letter);
  if (!file) throw wrongField('letter', 'FILE_UNKNOWN');
  const { id, name, type, size } = file;
  return { id, name, type, size };
}

/**
 * Finds the handler of a new authorization. Throws a 404 if the company has no such handler, CHANGED_MEANWHILE if the
 * role is not active.
 */
export function findAuthorizable(company: Company, handlerId: string): Membership {
  const role = getPortal().memberships.find(
    ({ id, companyId, capacity }) => id === handlerId && companyId === company.id && capacity === 'HANDLER',
  );
  const state = role && deriveHandlerState(role);
  if (!role || !state) throw new HttpRefusal(404, 'NOT_FOUND');
  if (state !== 'ACTIVE') throw new Refusal('CHANGED_MEANWHILE');
  return role;
}

/** Throws a 422 if the period exceeds that of the handler's role. */
export function assertWithinRole(
  role: Pick<Membership, 'start' | 'end'>,
  { start, end }: Pick<CompanyAuthorizationRecord, 'start' | 'end'>,
): void {
  const wrong = {
    ...(role.start !== null && start < role.start && { start: subCodes.FIELD_FORMAT }),
    ...(role.end !== null && end > role.end && { end: subCodes.AUTHORIZATION_OUTLASTS }),
  };
  if (Object.keys(wrong).length > 0) throw new HttpRefusal(422, 'FIELDS_WRONG', wrong);
}

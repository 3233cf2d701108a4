/** Reads the form of an invitation, and finds the person it is for. */
import type { RoleState } from '../../../src/contract';
import { isMobile, mobilePatterns } from '../../../src/validation/fields';
import { deriveRoleState } from '../accounts/companies';
import { isNamed } from '../accounts/loginNames';
import { granteeId } from '../authorizations/form';
import { assertMaySearch, refuseSearch } from '../checks/personSearches';
import { FieldError, oneOf, type Reader, readFields, text } from '../forms/fields';
import { calendarDay } from '../forms/paging';
import { assertNewPeriod } from '../forms/periods';
import { createDocumentNumberReader, personName } from '../forms/persons';
import { Refusal } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company } from '../store/records/company';
import { getPortal } from '../store/state';
import { listRolesOfPerson } from './roleForm';

const OPEN: readonly RoleState[] = ['PENDING', 'ACTIVE', 'SUSPENDED'];
const MOBILE_MAX = 20;
/** A number of Taiwan is written with a leading 0 or without. */
const LEADING_ZERO = /^0/;

/** Reads a mobile number of any region. */
const anyMobile: Reader<string> = (raw) => {
  const mobile = text(MOBILE_MAX)(raw).trim();
  if (!Object.keys(mobilePatterns).some((region) => isMobile(mobile, region)))
    throw new FieldError('FIELD_FORMAT');
  return mobile.replace(LEADING_ZERO, '');
};

const fields = {
  name: personName,
  loginId: granteeId,
  idNo: createDocumentNumberReader('RESIDENT_ID'),
  mobile: anyMobile,
  capacity: oneOf('ADMIN', 'HANDLER'),
  start: calendarDay,
  end: calendarDay,
};

/** The checked form. Days are YYYY-MM-DD in China. */
type Invitation = ReturnType<typeof readInvitation>;

/** Reads the form. Throws one 422 for everything that is wrong. */
export function readInvitation(body: EndpointContext<'inviteHandler'>['body']) {
  const invitation = readFields(body, fields);
  assertNewPeriod(invitation);
  return invitation;
}

/**
 * Finds the person who is invited. Everything must match, and HANDLER_UNKNOWN does not say what does not; too many searches in vain are a 429. Throws
 * HANDLER_SELF for the asking person, with whichever of their accounts, HANDLER_ALREADY where they are in the company.
 */
export function findInvitee(invitation: Invitation, asker: Account, company: Company): Account {
  const { name, loginId, idNo, mobile } = invitation;
  // Said of what was typed: the account of a legal entity is nobody who could be found.
  if (name === asker.name && idNo === asker.idNo) throw new Refusal('HANDLER_SELF');
  assertMaySearch('invitee', asker);
  const matching = getPortal().accounts.filter(
    (one) =>
      one.userType === 'person' &&
      one.status === 'ACTIVE' &&
      one.name === name &&
      one.idType === 'RESIDENT_ID' &&
      one.idNo === idNo &&
      one.mobile === mobile &&
      isNamed(one, loginId),
  );
  const found = matching.find(({ primary }) => primary) ?? matching[0];
  if (!found) refuseSearch('invitee', asker);
  const isInCompany = listRolesOfPerson(company, found).some((role) => OPEN.includes(deriveRoleState(role)));
  if (isInCompany) throw new Refusal('HANDLER_ALREADY');
  return found;
}

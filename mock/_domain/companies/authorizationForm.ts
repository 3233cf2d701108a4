/** Reads the forms of a new authorization for a handler, and of its change. */
import type { CompanyMatter, StoredFile } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { companyMatters } from '../../../src/features/capacities/actions';
import { checkChangeReason } from '../../../src/validation/authorizations';
import {
  FieldError,
  listOf,
  nonEmpty,
  oneOf,
  optional,
  type Reader,
  readFields,
  text,
} from '../forms/fields';
import { calendarDay } from '../forms/paging';
import { assertNewPeriod } from '../forms/periods';
import { createOwnFileReader } from '../forms/uploads';
import { versionField } from '../forms/versions';
import { HttpRefusal, Refusal } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company, CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { deriveHandlerState } from './handlerStates';

const ID_MAX = 64;
/** In UTF-16 units, what a request may carry; the rule itself counts characters. */
const REASON_WIRE_MAX = 1_000;

const matterList = listOf(oneOf(...companyMatters), companyMatters.length);

/** Returns readers of scope and matters: none for ALL, at least one for LISTED, each once and in the usual order. */
const createExtentFields = ({ scope }: { scope?: unknown }) => ({
  scope: oneOf('ALL', 'LISTED'),
  matters: ((raw) => {
    if (scope === 'ALL') {
      if ((optional(matterList)(raw) ?? []).length > 0) throw new FieldError('FIELD_FORMAT');
      return [];
    }
    const chosen = nonEmpty(matterList)(raw);
    return companyMatters.filter((matter) => chosen.includes(matter));
  }) as Reader<CompanyMatter[]>,
});

/** Reads the id of a letter that the account has uploaded. */
const createLetterReader =
  (account: Account): Reader<StoredFile> =>
  (raw) => {
    const { id, name, type, size } = createOwnFileReader(account)(raw);
    return { id, name, type, size };
  };

const reasons = {
  required: 'FIELD_REQUIRED',
  short: 'FIELD_FORMAT',
  long: 'FIELD_TOO_LONG',
  text: 'FIELD_FORMAT',
} as const;

const changeReason: Reader<string> = (raw) => {
  const reason = text(REASON_WIRE_MAX)(raw);
  const problem = checkChangeReason(reason);
  if (problem) throw new FieldError(reasons[problem]);
  return reason.trim();
};

/** Reads the form of a new authorization. Throws one 422 for everything that is wrong. */
export function readNewCompanyAuthorization(
  account: Account,
  body: EndpointContext<'addCompanyAuthorization'>['body'],
) {
  const order = readFields(body, {
    handlerId: text(ID_MAX),
    ...createExtentFields(body),
    start: calendarDay,
    end: calendarDay,
    letter: optional(createLetterReader(account)),
  });
  assertNewPeriod(order);
  return order;
}

/** Reads the form of a change. What its last day may be depends on the authorization. */
export const readAuthorizationChange = (body: EndpointContext<'modifyCompanyAuthorization'>['body']) =>
  readFields(body, {
    ...createExtentFields(body),
    end: calendarDay,
    reason: changeReason,
    version: versionField,
  });

/**
 * Finds the handler of a new authorization. Throws a 404 for who is no handler of the company, CHANGED_MEANWHILE where
 * the role does not stand (any more).
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

/** Throws a 422 where the period does not lie within that of the handler's role. */
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

/** The readers of the registration forms. */
import { GUARDIAN_BELOW_AGE, GUARDIAN_MIN_AGE } from '../../../src/constants';
import { checkAccount } from '../../../src/validation/details';
import { getAge, getBirthDate, isIdType } from '../../../src/validation/documents';
import { guardianRelations } from '../../../src/validation/people';
import { findProof, ticketField } from '../checks/proofs';
import { encryptedPassword, secretIdField } from '../checks/secrets';
import { emailAddress } from '../forms/contacts';
import { FieldError, mustBeTicked, nested, oneOf, type Reader, text } from '../forms/fields';
import { creditCode, organizationName, organizationType } from '../forms/organizations';
import { createDocumentFields, createDocumentNumberReader, personName } from '../forms/persons';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';

/** A registration as it came over the wire. */
export type Wire = EndpointContext<'register'>['body'];

const ACCOUNT_MAX = 30;

/** Reads an account name; case stays as its owner typed it. */
export const accountName: Reader<string> = (raw) => {
  const name = text(ACCOUNT_MAX)(raw);
  if (checkAccount(name) !== null) throw new FieldError('FIELD_FORMAT');
  return name;
};

const shared = {
  account: accountName,
  newPwd: encryptedPassword,
  secretId: secretIdField,
  email: emailAddress,
  ticket: ticketField,
  agree: mustBeTicked,
  consent: mustBeTicked,
};

/** Returns the readers of the registration of a person. */
export const createPersonForm = (visitor: string, body: Wire) => ({
  ...shared,
  name: personName,
  ...createDocumentFields(body),
  guardian: guardianOf(visitor, body),
});

/** Returns the readers of the registration of a legal entity. */
export const createLegalForm = () => ({
  ...shared,
  orgName: organizationName,
  uscc: creditCode,
  orgType: organizationType,
  legalRep: nested((source: { name?: unknown; idType?: unknown; idNo?: unknown }) => ({
    name: personName,
    ...createDocumentFields(source),
  })),
  handler: nested(() => ({ name: personName, idNo: createDocumentNumberReader('RESIDENT_ID') })),
});

const relation = oneOf(...guardianRelations);

/** Returns a reader of the guardian. A person under 14 needs one; for others the field is ignored. */
function guardianOf(visitor: string, ward: Wire) {
  const form = nested(() => ({
    name: personName,
    idNo: guardianNumber,
    relation,
    ticket: guardianTicket(visitor),
    consent: mustBeTicked,
  }));
  return (raw: unknown): ReturnType<typeof form> | undefined => {
    if (!isWard(ward)) return undefined;
    if (raw === undefined || raw === null) throw new FieldError('GUARDIAN_REQUIRED');
    return form(raw);
  };
}

/**
 * Tells whether the document number belongs to a person under 14. A number without a birth date tells no age.
 */
function isWard({ idType, idNo }: Wire): boolean {
  const birth = isIdType(idType) && typeof idNo === 'string' ? getBirthDate(idType, idNo) : null;
  return birth !== null && getAge(birth, now()) < GUARDIAN_BELOW_AGE;
}

/** Reads the ID number of a guardian, who must be of age. This also excludes the ward. */
const guardianNumber: Reader<string> = (raw) => {
  const number = createDocumentNumberReader('RESIDENT_ID')(raw);
  const birth = getBirthDate('RESIDENT_ID', number);
  if (birth === null || getAge(birth, now()) < GUARDIAN_MIN_AGE) throw new FieldError('GUARDIAN_UNFIT');
  return number;
};

function guardianTicket(visitor: string): Reader<string> {
  return (raw) => {
    const ticket = ticketField(raw);
    if (!findProof(visitor, 'guardian', ticket)) throw new FieldError('TICKET_UNKNOWN');
    return ticket;
  };
}

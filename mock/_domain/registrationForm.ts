/** What a registration sends, field by field. */
import { GUARDIAN_BELOW_AGE, GUARDIAN_MIN_AGE } from '../../src/constants';
import { checkAccount } from '../../src/validation/details';
import {
  ageOn,
  birthDateOf,
  checkIdNumber,
  idTypes,
  isIdType,
  keptIdNumber,
} from '../../src/validation/documents';
import { relations } from '../../src/validation/people';
import { now } from './clock';
import { emailAddress } from './contacts';
import { FieldWrong, nested, oneOf, type Reader, text, ticked } from './fields';
import type { Ctx } from './http';
import { creditCode, organisationName, organisationType } from './organisations';
import { documentFields, documentNumber, personName } from './persons';
import { findProof, ticketText } from './proofs';
import { secretIdOf, wirePassword } from './secrets';

/** A registration as it came over the wire. */
export type Wire = Ctx<'register'>['body'];

const ACCOUNT_MAX = 30;

/** An account name, in the form its owner gave it. */
export const accountName: Reader<string> = (raw) => {
  const name = text(ACCOUNT_MAX)(raw);
  if (checkAccount(name) !== null) throw new FieldWrong('FIELD_FORMAT');
  return name;
};

/** A number of whatever document, in the form the portal keeps. */
export const anyNumber: Reader<string> = (raw) => {
  const number = documentNumber(undefined)(raw);
  const type = idTypes.find((one) => checkIdNumber(one, number) === null);
  if (!type) throw new FieldWrong('FIELD_FORMAT');
  return keptIdNumber(type, number);
};

const shared = {
  account: accountName,
  newPwd: wirePassword,
  secretId: secretIdOf,
  email: emailAddress,
  ticket: ticketText,
  agree: ticked,
  consent: ticked,
};

/** Readers of a person's registration. */
export const personForm = (visitor: string, body: Wire) => ({
  ...shared,
  name: personName,
  ...documentFields(body),
  guardian: guardianOf(visitor, body),
});

/** Readers of a legal entity's. */
export const legalForm = () => ({
  ...shared,
  orgName: organisationName,
  uscc: creditCode,
  orgType: organisationType,
  legalRep: nested((source: { name?: unknown; idType?: unknown; idNo?: unknown }) => ({
    name: personName,
    ...documentFields(source),
  })),
  handler: nested(() => ({ name: personName, idNo: documentNumber('RESIDENT_ID') })),
});

const relation = oneOf(...relations);

/** Reader of a person's guardian: asked of somebody under 14, and of nobody else looked at. */
function guardianOf(visitor: string, ward: Wire) {
  const form = nested(() => ({
    name: personName,
    idNo: guardianNumber,
    relation,
    ticket: guardianTicket(visitor),
    consent: ticked,
  }));
  return (raw: unknown): ReturnType<typeof form> | undefined => {
    if (!isWard(ward)) return undefined;
    if (raw === undefined || raw === null) throw new FieldWrong('GUARDIAN_REQUIRED');
    return form(raw);
  };
}

/** Whether the number is of somebody under 14; one without a birth date tells no age. */
function isWard({ idType, idNo }: Wire): boolean {
  const birth = isIdType(idType) && typeof idNo === 'string' ? birthDateOf(idType, idNo) : null;
  return birth !== null && ageOn(birth, now()) < GUARDIAN_BELOW_AGE;
}

/** Whoever is of age is somebody else, too. */
const guardianNumber: Reader<string> = (raw) => {
  const number = documentNumber('RESIDENT_ID')(raw);
  const birth = birthDateOf('RESIDENT_ID', number);
  if (birth === null || ageOn(birth, now()) < GUARDIAN_MIN_AGE) throw new FieldWrong('GUARDIAN_UNFIT');
  return number;
};

function guardianTicket(visitor: string): Reader<string> {
  return (raw) => {
    const ticket = ticketText(raw);
    if (!findProof(visitor, 'guardian', ticket)) throw new FieldWrong('TICKET_UNKNOWN');
    return ticket;
  };
}

/** Converts the input of a registration into the request body. */
import type { Body, Guardian, LegalRegistration, PersonRegistration } from '@/contract';
import type { SealedSecrets } from '@/services/secrets';
import { idTypes } from '@/validation/documents';
import { orgTypes } from '@/validation/organizations';
import { guardianRelations } from '@/validation/people';
import type { Registration, RegistrationAnswers } from './answers';

/** Returns the value if the list contains it. Throws RangeError otherwise, so that no unselected value is sent. */
function requireOneOf<T extends string>(list: readonly T[], value: string | undefined): T {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new RangeError(`not an option: ${value}`);
  return found;
}

const toPerson = (name = '', idType = '', idNo = '') => ({
  name,
  idType: requireOneOf(idTypes, idType),
  idNo,
});

const toGuardian = (answers: RegistrationAnswers, ticket: string): Guardian => ({
  name: answers['guardian.name'] ?? '',
  idNo: answers['guardian.idNo'] ?? '',
  relation: requireOneOf(guardianRelations, answers['guardian.relation']),
  ticket,
  consent: true,
});

/**
 * Returns the request body. The sealed secrets contain the password. `withGuardian`: whether to include the guardian.
 */
export function toRegistrationBody(
  { userType, answers, proofs }: Registration,
  { values: [newPwd = ''], secretId }: SealedSecrets,
  withGuardian: boolean,
): Body<'register'> {
  const shared = {
    account: answers.account ?? '',
    newPwd,
    secretId,
    email: answers.email ?? '',
    ticket: proofs.register?.ticket ?? '',
    agree: true,
    consent: true,
  } as const;
  if (userType === 'person') {
    return {
      ...shared,
      userType,
      ...toPerson(answers.name, answers.idType, answers.idNo),
      ...(withGuardian && { guardian: toGuardian(answers, proofs.guardian?.ticket ?? '') }),
    } satisfies PersonRegistration;
  }
  return {
    ...shared,
    userType,
    orgName: answers.orgName ?? '',
    uscc: answers.uscc ?? '',
    orgType: requireOneOf(orgTypes, answers.orgType),
    legalRep: toPerson(answers['legalRep.name'], answers['legalRep.idType'], answers['legalRep.idNo']),
    handler: { name: answers['handler.name'] ?? '', idNo: answers['handler.idNo'] ?? '' },
  } satisfies LegalRegistration;
}

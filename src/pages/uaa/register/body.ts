/** What a finished registration sends. */
import type { Body, Guardian, LegalRegistration, PersonRegistration } from '@/contract';
import type { Sealed } from '@/services/secrets';
import { idTypes } from '@/validation/documents';
import { orgTypes } from '@/validation/organisations';
import { relations } from '@/validation/people';
import type { Answers, Registration } from './answers';

/** One of a list. Throws for anything else: nobody is registered as something they have not chosen. */
function one<T extends string>(list: readonly T[], value: string | undefined): T {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new RangeError(`not to be chosen: ${value}`);
  return found;
}

const personOf = (name = '', idType = '', idNo = '') => ({
  name,
  idType: one(idTypes, idType),
  idNo,
});

const guardianOf = (answers: Answers, ticket: string): Guardian => ({
  name: answers['guardian.name'] ?? '',
  idNo: answers['guardian.idNo'] ?? '',
  relation: one(relations, answers['guardian.relation']),
  ticket,
  consent: true,
});

/** Body of the registration; `sealed` holds the password as it travels. The guardian goes along where there is one. */
export function bodyOf(
  { userType, answers, proofs }: Registration,
  { values: [newPwd = ''], secretId }: Sealed,
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
      ...personOf(answers.name, answers.idType, answers.idNo),
      ...(withGuardian && { guardian: guardianOf(answers, proofs.guardian?.ticket ?? '') }),
    } satisfies PersonRegistration;
  }
  return {
    ...shared,
    userType,
    orgName: answers.orgName ?? '',
    uscc: answers.uscc ?? '',
    orgType: one(orgTypes, answers.orgType),
    legalRep: personOf(answers['legalRep.name'], answers['legalRep.idType'], answers['legalRep.idNo']),
    handler: { name: answers['handler.name'] ?? '', idNo: answers['handler.idNo'] ?? '' },
  } satisfies LegalRegistration;
}

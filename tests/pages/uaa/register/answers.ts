/** Complete answers of a registration. */
import type { RegistrationAnswers } from '@/pages/uaa/register/answers';
import { residentIdOf } from '../../../support/builders/idNumbers';

export const proved = { ticket: 't1', region: '+86', mobile: '15400000090' };

export const person: RegistrationAnswers = {
  account: 'riser',
  newPwd: 'Rise-2026-shine',
  newPwd2: 'Rise-2026-shine',
  email: 'riser@example.com',
  name: '测试庚',
  idType: 'RESIDENT_ID',
  idNo: residentIdOf('19000111'),
  consent: true,
  agree: true,
};

export const guardian: RegistrationAnswers = {
  'guardian.name': '测试辛',
  'guardian.idNo': residentIdOf('19000112'),
  'guardian.relation': 'MOTHER',
  'guardian.consent': true,
};

export const legal: RegistrationAnswers = {
  ...person,
  orgName: '测试三号事业单位',
  uscc: '12440000TTTTTTT16H',
  orgType: 'PUBLIC_INSTITUTION',
  'legalRep.name': '测试辛',
  'legalRep.idType': 'PASSPORT',
  'legalRep.idNo': 'E12345678',
  'handler.name': '测试壬',
  'handler.idNo': residentIdOf('19000112'),
};

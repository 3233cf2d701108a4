/** Valid bodies, for calls that are refused for something else. Fields are checked before records. */

export const sampleAddition = { description: 'A description of this addition.', files: [] };

export const sampleAddress = {
  recipient: '测试收件人',
  region: '+86',
  mobile: '15400000098',
  district: '440104',
  detail: '测试路 98 号',
  postcode: '',
  label: '',
  isDefault: false,
};

export const sampleRole = {
  orgName: '测试样例有限公司',
  uscc: '91440000TTTTTTT16C',
  orgType: 'ENTERPRISE',
  legalRep: '测试人',
  capacity: 'HANDLER',
  method: 'LEGAL_REP',
};

export const sampleContact = {
  contactName: '测试人',
  contactMobile: '15400000098',
  contactEmail: 'office@example.com',
  postcode: '',
};

export const sampleDays = { start: '2026-01-01', end: '2026-01-01' };

export const sampleInvitation = {
  name: '测试人',
  loginId: 'sample',
  idNo: '110101190001010014',
  mobile: '15400000098',
  capacity: 'HANDLER',
  ...sampleDays,
};

export const sampleAuthorization = { handlerId: 'unknown', scope: 'ALL', matters: [], ...sampleDays };

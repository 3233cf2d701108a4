/**
 * Fields of the requests use the rule of their kind. scripts/conformance cannot prove it: it derives its wrong values from the
 * same schemas.
 */
import * as v from 'valibot';
import { allRequests } from '../../src/contract/requests';
import type { EndpointRequest } from '../../src/contract/requests/request';

type Input = Record<string, unknown>;

interface Case {
  endpoint: keyof typeof allRequests;
  /** A body, or a query, that the request accepts. */
  valid: Input;
  /** Values that the request refuses, by the path of their field. */
  wrong: Record<string, string[]>;
}

const RESIDENT_ID = '110101190001010014';
const CREDIT_CODE = '91440000TTTTTTT16C';
const document = { idType: 'RESIDENT_ID', idNo: RESIDENT_ID };
const period = { start: '2026-01-01', end: '2026-01-31' };

/** Markup, a direction mark, an emoji, and a single character. */
const wrongNames = ['<b>测试</b>', '测\u202e试', '测试😀', '测'];
const wrongOrgNames = ['示例\u202e公司', '例'];
/** The number of a document, which does not name another person. */
const wrongLoginIds = [RESIDENT_ID];
/** A wrong check character. */
const wrongCreditCodes = ['91440000TTTTTTT16D'];
const wrongPostcodes = ['51000', '51000a'];

const registration = {
  account: 'zhang2024',
  newPwd: 'sealed',
  email: 'zhang@example.com',
  ticket: 't1',
  agree: true,
  consent: true,
};

const address = {
  recipient: '测试甲',
  region: '+86',
  mobile: '15400000001',
  district: '110101',
  detail: '测试路一号院二号楼',
  postcode: '100000',
};
const wrongAddress = {
  recipient: ['测试\u200b甲', '测试\u202e甲', '测试1', '测'],
  // An unknown code, and a province.
  district: ['999999', '110000'],
  detail: ['测试路\u200b一号院', '测试路\u202e一号院', '一号'],
  postcode: wrongPostcodes,
};

const cases: Case[] = [
  {
    endpoint: 'register',
    valid: {
      userType: 'person',
      ...registration,
      name: '测试甲',
      ...document,
      guardian: { name: '测试乙', idNo: RESIDENT_ID, relation: 'MOTHER', ticket: 't2', consent: true },
    },
    wrong: { name: wrongNames, 'guardian.name': wrongNames },
  },
  {
    endpoint: 'register',
    valid: {
      userType: 'legal',
      ...registration,
      orgName: '示例公司',
      uscc: CREDIT_CODE,
      orgType: 'ENTERPRISE',
      legalRep: { name: '测试甲', ...document },
      handler: { name: '测试乙', idNo: RESIDENT_ID },
    },
    wrong: {
      orgName: wrongOrgNames,
      uscc: wrongCreditCodes,
      'legalRep.name': wrongNames,
      'handler.name': wrongNames,
    },
  },
  {
    endpoint: 'createRole',
    valid: {
      orgName: '示例公司',
      uscc: CREDIT_CODE,
      orgType: 'ENTERPRISE',
      legalRep: '测试甲',
      capacity: 'LEGAL_REP',
      method: 'LICENSE_QR',
    },
    wrong: { orgName: wrongOrgNames, uscc: wrongCreditCodes, legalRep: wrongNames },
  },
  { endpoint: 'companyByCode', valid: { uscc: CREDIT_CODE }, wrong: { uscc: wrongCreditCodes } },
  {
    endpoint: 'applyAsHandler',
    valid: { uscc: CREDIT_CODE, end: period.end },
    wrong: { uscc: wrongCreditCodes },
  },
  {
    endpoint: 'inviteHandler',
    valid: {
      name: '测试甲',
      loginId: 'zhang2024',
      idNo: RESIDENT_ID,
      mobile: '15400000001',
      capacity: 'HANDLER',
      ...period,
    },
    wrong: { name: wrongNames, loginId: wrongLoginIds },
  },
  {
    endpoint: 'replaceLegalRep',
    valid: { loginId: 'zhang2024', name: '测试甲' },
    wrong: { loginId: wrongLoginIds, name: wrongNames },
  },
  {
    endpoint: 'grantAuthorization',
    valid: { loginId: 'zhang2024', name: '测试甲', matters: ['TAX'], ...period },
    wrong: { loginId: wrongLoginIds, name: wrongNames },
  },
  {
    endpoint: 'changeCompanyContact',
    valid: {
      contactName: '测试甲',
      contactMobile: '15400000001',
      contactEmail: 'zhang@example.com',
      postcode: '510000',
      version: '1',
    },
    wrong: {
      contactName: wrongNames,
      // A number of Hong Kong: the company needs one of the mainland.
      contactMobile: ['51234567'],
      postcode: wrongPostcodes,
    },
  },
  {
    endpoint: 'startVerification',
    valid: { channel: 'alipayVerify', level: 1, consent: true, name: '测试甲', ...document },
    wrong: { name: wrongNames },
  },
  {
    endpoint: 'makeAppeal',
    valid: {
      reason: 'MOBILE_LOST',
      name: '测试甲',
      ...document,
      proof: 't1',
      description: 'I have lost my phone.',
      files: ['f1'],
    },
    wrong: { name: wrongNames, description: ['too short'] },
  },
  {
    endpoint: 'setPhrase',
    valid: { phrase: 'green pine' },
    wrong: { phrase: ['evil.com', 'call 123456', 'two\nlines', 'green\u202epine'] },
  },
  { endpoint: 'addAddress', valid: address, wrong: wrongAddress },
  { endpoint: 'changeAddress', valid: { ...address, version: '1' }, wrong: wrongAddress },
  {
    endpoint: 'changeProfile',
    valid: {
      nickname: 'Pine',
      profile: 'I like pines.',
      country: 'FR',
      address: 'Rue du Pin 1',
      phone: '+33123456789',
      version: '1',
    },
    wrong: {
      nickname: ['Pi\u200bne', 'Pi\u202ene'],
      profile: ['I like\u202e pines.'],
      country: ['XX', 'France'],
      address: ['Rue du\u200b Pin 1', 'Rue du\u202e Pin 1', 'Rue'],
      phone: ['12345', '+33 pines'],
    },
  },
];

/** Returns the paths of the fields that the endpoint's schema refuses. */
function findWrongFields(endpoint: Case['endpoint'], input: Input): (string | null)[] {
  const { body, query }: EndpointRequest = allRequests[endpoint];
  const { issues = [] } = v.safeParse(body ?? query ?? v.never(), input);
  return issues.map((issue) => v.getDotPath(issue));
}

/** Returns the input with another value at a path such as `guardian.name`. */
function withValue(input: Input, path: string, value: string): Input {
  const [name = '', ...rest] = path.split('.');
  return { ...input, [name]: rest.length ? withValue(input[name] as Input, rest.join('.'), value) : value };
}

test.each(cases)('$endpoint accepts a valid input', ({ endpoint, valid }) => {
  expect(findWrongFields(endpoint, valid)).toEqual([]);
});

const fields = cases.flatMap(({ endpoint, valid, wrong }) =>
  Object.entries(wrong).map(([path, values]) => ({ endpoint, valid, path, values })),
);

test.each(fields)('$endpoint refuses wrong values of $path', ({ endpoint, valid, path, values }) => {
  for (const value of values) {
    const found = findWrongFields(endpoint, withValue(valid, path, value));
    expect({ value, found }).toEqual({ value, found: [path] });
  }
});

/**
 * Fields of the requests use the rule of their kind. scripts/conformance cannot prove it: it derives its wrong values from the
 * same schemas.
 */
import * as v from 'valibot';
import { allRequests } from '../../src/contract/requests';
import type { EndpointRequest } from '../../src/contract/requests/request';

type Input = Record<string, unknown>;

interface Field {
  right: string;
  wrong: string[];
}

const RESIDENT_ID = '110101190001010014';

/** Refuses markup, a direction mark, an emoji, and a single character. */
const name: Field = { right: '测试甲', wrong: ['<b>测试</b>', '测\u202e试', '测试😀', '测'] };
const orgName: Field = { right: '示例公司', wrong: ['示例\u202e公司', '例'] };
/** Refuses the number of a document, which does not name another person. */
const loginId: Field = { right: 'zhang2024', wrong: [RESIDENT_ID] };
/** Refuses a wrong check character. */
const uscc: Field = { right: '91440000TTTTTTT16C', wrong: ['91440000TTTTTTT16D'] };
const postcode: Field = { right: '100000', wrong: ['51000', '51000a'] };

const addressFields: Record<string, Field> = {
  recipient: { right: '测试甲', wrong: ['测试\u200b甲', '测试\u202e甲', '测试1', '测'] },
  // Refuses an unknown code, and a province.
  district: { right: '110101', wrong: ['999999', '110000'] },
  detail: {
    right: '测试路一号院二号楼',
    wrong: ['测试路\u200b一号院', '测试路\u202e一号院', '一号'],
  },
  postcode,
};

interface Case {
  endpoint: keyof typeof allRequests;
  /** The part of the input that selects a variant of the request. */
  variant?: Input;
  /** By the path of the field. */
  fields: Record<string, Field>;
}

const cases: Case[] = [
  { endpoint: 'register', variant: { userType: 'person' }, fields: { name, 'guardian.name': name } },
  {
    endpoint: 'register',
    variant: { userType: 'legal' },
    fields: { orgName, uscc, 'legalRep.name': name, 'handler.name': name },
  },
  { endpoint: 'createRole', fields: { orgName, uscc, legalRep: name } },
  { endpoint: 'companyByCode', fields: { uscc } },
  { endpoint: 'applyAsHandler', fields: { uscc } },
  { endpoint: 'inviteHandler', fields: { name, loginId } },
  { endpoint: 'replaceLegalRep', fields: { name, loginId } },
  { endpoint: 'grantAuthorization', fields: { name, loginId } },
  {
    endpoint: 'changeCompanyContact',
    fields: {
      contactName: name,
      // Refuses a number of Hong Kong: the company needs one of the mainland.
      contactMobile: { right: '15400000001', wrong: ['51234567'] },
      postcode,
    },
  },
  {
    endpoint: 'startVerification',
    variant: {
      channel: 'alipayVerify',
      level: 1,
      consent: true,
      name: '测试甲',
      idType: 'RESIDENT_ID',
      idNo: RESIDENT_ID,
    },
    fields: { name },
  },
  {
    endpoint: 'makeAppeal',
    fields: { name, description: { right: 'I have lost my phone.', wrong: ['too short'] } },
  },
  {
    endpoint: 'setPhrase',
    fields: {
      phrase: {
        right: 'green pine',
        wrong: ['evil.com', 'call 123456', 'two\nlines', 'green\u202epine'],
      },
    },
  },
  { endpoint: 'addAddress', fields: addressFields },
  { endpoint: 'changeAddress', fields: addressFields },
  {
    endpoint: 'changeProfile',
    fields: {
      nickname: { right: 'Pine', wrong: ['Pi\u200bne', 'Pi\u202ene'] },
      profile: { right: 'I like pines.', wrong: ['I like\u202e pines.'] },
      country: { right: 'FR', wrong: ['XX', 'France'] },
      address: { right: 'Rue du Pin 1', wrong: ['Rue du\u200b Pin 1', 'Rue du\u202e Pin 1', 'Rue'] },
      phone: { right: '+33123456789', wrong: ['12345', '+33 pines'] },
    },
  },
];

/** Returns the input with a value at a path such as `guardian.name`. */
function withValue(input: Input, path: string, value: string): Input {
  const [key = '', ...rest] = path.split('.');
  return {
    ...input,
    [key]: rest.length ? withValue((input[key] ?? {}) as Input, rest.join('.'), value) : value,
  };
}

/** Whether the endpoint's schema reports this value at this path. Other fields may be missing. */
function isRefused({ endpoint, variant = {} }: Case, path: string, value: string): boolean {
  const { body, query }: EndpointRequest = allRequests[endpoint];
  const { issues = [] } = v.safeParse(body ?? query ?? v.never(), withValue(variant, path, value));
  return issues.some((issue) => v.getDotPath(issue) === path);
}

const rows = cases.flatMap((one) =>
  Object.entries(one.fields).map(([path, field]) => ({ ...one, path, ...field })),
);

test.each(rows)(
  '$endpoint accepts a right and refuses wrong values of $path',
  ({ path, right, wrong, ...one }) => {
    expect(isRefused(one, path, right)).toBe(false);
    expect(wrong.filter((value) => !isRefused(one, path, value))).toEqual([]);
  },
);

/** Creates the OpenAPI 3.1 document of the portal's API from the contract (src/contract). */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { nothing } from '../../src/contract/endpoint';
import { allEndpoints } from '../../src/contract/endpoints';
import { CODE_REFUSED, CODE_SUCCESS } from '../../src/contract/envelopeCodes';
import { allRequests } from '../../src/contract/requests';
import type { EndpointRequest } from '../../src/contract/requests/request';
import { type SubCodeName, subCodes } from '../../src/contract/subCodes';
import laterMessages from '../../src/locales/en-US/lazySubCode';
import firstMessages from '../../src/locales/en-US/subCode';

type Json = Record<string, unknown>;

const requests: Record<string, EndpointRequest | undefined> = allRequests;

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  // The wire format is the input of a schema.
  typeMode: 'input',
  // A rule in code has no counterpart in JSON Schema.
  errorMode: 'ignore',
};

/** Removes `required: []`, which has no effect. */
const withoutEmptyLists = (schema: Json): Json =>
  JSON.parse(
    JSON.stringify(schema, (key, value) => (key === 'required' && value.length === 0 ? undefined : value)),
  );

function toSchema(schema: v.GenericSchema): Json {
  if (schema === nothing) return { type: 'null' };
  const { $schema, ...json } = toJsonSchema(schema, conversion) as Json;
  return withoutEmptyLists(json);
}

const ref = (kind: 'schemas' | 'responses' | 'parameters', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const upload: Json = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
};

const messages: Record<`subCode.${SubCodeName}`, string> = { ...firstMessages, ...laterMessages };

/** Schema of every subCode, with its name and message. */
const subCodeSchema: Json = {
  type: 'string',
  oneOf: (Object.keys(subCodes) as SubCodeName[]).map((name) => ({
    const: subCodes[name],
    title: name,
    description: messages[`subCode.${name}`],
  })),
};

/** Returns the schema of a refusal with one of these subCodes. */
const toRefusalSchema = (names: readonly SubCodeName[]): Json => ({
  allOf: [
    ref('schemas', 'Refusal'),
    { properties: { subCode: { enum: names.map((name) => subCodes[name]) } } },
  ],
});

/** Returns a response with one of these subCodes; by default with a refusal only. */
const refusal = (
  description: string,
  names: readonly SubCodeName[],
  schema: Json = toRefusalSchema(names),
): Json => ({ description: `${description}: ${names.join(', ')}.`, content: json(schema) });

const standardFields: readonly SubCodeName[] = ['FIELD_REQUIRED', 'FIELD_FORMAT', 'FIELD_TOO_LONG'];

/** Returns the 422 response, with the subCodes of a call's own fields if there are any. */
function toFieldsWrong(fieldRefusals: Readonly<Record<string, readonly SubCodeName[]>> = {}): Json {
  const fields = Object.entries(fieldRefusals);
  const own = fields.map(([field, names]) => `${field}: ${names.join(', ')}`).join('; ');
  const properties = Object.fromEntries(
    fields
      .filter(([field]) => !field.includes('*'))
      .map(([field, names]) => [
        field,
        { enum: [...standardFields, ...names].map((name) => subCodes[name]) },
      ]),
  );
  const data = { type: 'object', properties, additionalProperties: ref('schemas', 'SubCode') };
  const response = refusal('Fields are wrong; data has a subCode for each', ['FIELDS_WRONG'], {
    allOf: [toRefusalSchema(['FIELDS_WRONG']), { properties: { data } }],
  });
  return own
    ? { ...response, description: `${response.description} Besides ${standardFields.join(', ')}: ${own}.` }
    : response;
}

const forbiddenNames: readonly SubCodeName[] = ['FORBIDDEN', 'GUIDE_PENDING', 'ACTING_ENDED'];
/** Why the role in the path does not permit a call, in the order of src/domain/companyActions.ts. */
const roleNames: readonly SubCodeName[] = [
  'ROLE_ENDED',
  'ROLE_CAPACITY',
  'ROLE_MATTER',
  'ROLE_LEVEL',
  'ROLE_SUSPENDED',
  'ROLE_NOT_ACTING',
];
const FORBIDDEN = 'This person may not do it now';

function describeCall({ role, limits }: Partial<EndpointRequest>): string | undefined {
  const permissions = typeof role === 'object' && `Permission of the role: ${role.join(' or ')}.`;
  const isPersonOnly = role === 'person' && 'Only for accounts of the user type person.';
  const parts = [permissions, isPersonOnly, limits && `Limit: ${limits}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Returns the 200 response: the data of a success, or a refusal. */
function toOkResponse(data: v.GenericSchema, refusals: readonly SubCodeName[] = []): Json {
  const success = {
    allOf: [ref('schemas', 'Success'), { properties: { data: toSchema(data) } }],
  };
  if (refusals.length === 0) return { description: 'The result.', content: json(success) };
  return refusal('The result, or a refusal', refusals, { oneOf: [success, toRefusalSchema(refusals)] });
}

/** Returns the parameters of a query. If it has several variants, it returns those of all, and none is required. */
function toFields(schema: Json): { properties: Json; required: string[] } {
  const {
    properties = {},
    required = [],
    anyOf,
  } = schema as {
    properties?: Json;
    required?: string[];
    anyOf?: Json[];
  };
  if (!anyOf) return { properties, required };
  return { properties: Object.assign({}, ...anyOf.map((shape) => toFields(shape).properties)), required: [] };
}

/** Returns whether a schema accepts no value, as that of `sort` for a list with only one order. */
const acceptsNothing = (schema: unknown): boolean => (schema as { enum?: unknown[] }).enum?.length === 0;

/** Ids and codes in a path (docs/api.md, Conventions). */
const PATH_VALUE = '^[A-Za-z0-9_~-]+(\\.+[A-Za-z0-9_~-]+)*$';

/** Returns the parameters of path, query and headers. */
function toParameters(path: string, isWrite: boolean, { query }: Partial<EndpointRequest>): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: PATH_VALUE },
  }));
  const { properties, required } = toFields(query ? toSchema(query) : {});
  const inQuery = Object.entries(properties)
    .filter(([, schema]) => !acceptsNothing(schema))
    .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  const inHeaders = [
    'AcceptLanguage',
    ...(isWrite ? ['RequestedWith'] : []),
    ...(path.startsWith('/authApi/') ? ['ActingAs'] : []),
  ].map((name) => ref('parameters', name));
  return [...inPath, ...inQuery, ...inHeaders];
}

/** The groups of the document, by the first two parts of a path. */
const tags: Record<string, string> = {
  '/anonApi/account': 'Resetting a password, unfreezing, undoing a change',
  '/anonApi/appeal': 'Appeals of visitors',
  '/anonApi/component': 'Files of visitors',
  '/anonApi/custom': 'Ways to sign in',
  '/anonApi/getVersion': 'Version of the server',
  '/anonApi/global': 'Configuration of the site',
  '/anonApi/security': 'Keys for secrets',
  '/anonApi/uaa': 'Signing in and out',
  '/anonApi/user': 'Registration, activation, codes and captchas',
  '/authApi/account': 'Security of the account, linked accounts, certificates',
  '/authApi/appeal': 'Appeals of the signed-in person',
  '/authApi/behavior': 'Behavior record',
  '/authApi/component': 'Files of the signed-in person',
  '/authApi/info': 'Mobile number, addresses, authorizations, allowed applications',
  '/authApi/role': 'Company roles',
  '/authApi/template': 'Screens of the legacy template',
  '/authApi/uaa': 'Guides and consent after a sign-in',
  '/authApi/user': 'Identity, profile, notices, step-up',
  '/authApi/verification': 'Real-name verification',
  '/thirdPlatform/findWithUserType': 'Providers to sign in with',
};

/** Returns the group of a path. Throws if it has no description, which a new area needs. */
function toTag(path: string): string {
  const tag = path.split('/').slice(0, 3).join('/');
  if (!tags[tag])
    throw new Error(
      `The group ${tag} has no description: add it to \`tags\` in scripts/openapi/document.ts.`,
    );
  return tag;
}

function toOperation(name: string, { call, data }: { call: string; data: v.GenericSchema }): Json {
  const [method = '', path = ''] = call.split(' ');
  const request: Partial<EndpointRequest> = requests[name] ?? {};
  const isWrite = method !== 'GET';
  const needsSession = path.startsWith('/authApi/');
  const {
    query,
    body,
    isUpload,
    refusals,
    fieldRefusals,
    role,
    namesRecord,
    stepUp,
    summary = name,
  } = request;
  const description = describeCall(request);
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    tags: [toTag(path)],
    security: needsSession ? [{ session: [] }] : [],
    parameters: toParameters(path, isWrite, request),
    ...(isWrite && {
      requestBody: {
        required: true,
        content: isUpload ? upload : json(body ? toSchema(body) : { type: 'object' }),
      },
    }),
    responses: {
      200: toOkResponse(data, refusals),
      400: ref('responses', 'BadRequest'),
      ...(needsSession && {
        401: ref('responses', 'NoSession'),
        403:
          typeof role === 'object'
            ? refusal(FORBIDDEN, [...forbiddenNames, ...roleNames])
            : ref('responses', 'Forbidden'),
      }),
      ...((path.includes(':') || namesRecord) && { 404: ref('responses', 'NotFound') }),
      ...((query || body || isUpload) && {
        422: fieldRefusals ? toFieldsWrong(fieldRefusals) : ref('responses', 'FieldsWrong'),
      }),
      ...(stepUp && { 428: ref('responses', 'StepUpRequired') }),
      429: ref('responses', 'TooMany'),
    },
  };
}

function toPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(allEndpoints)) {
    const [method = '', path = ''] = row.call.split(' ');
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: toOperation(name, row) };
  }
  return Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const envelope = (code: Json, properties: Json): Json => ({
  type: 'object',
  required: ['code', 'data', 'subCode', 'subMsg'],
  properties: { code, ...properties },
});

const schemas = {
  SubCode: subCodeSchema,
  Success: envelope(
    { const: CODE_SUCCESS },
    { data: {}, subCode: { type: ['string', 'null'] }, subMsg: { type: ['string', 'null'] } },
  ),
  Refusal: {
    ...envelope(
      { type: 'integer', not: { const: CODE_SUCCESS } },
      {
        data: { description: 'What else the refusal tells, or null.' },
        subCode: { anyOf: [ref('schemas', 'SubCode'), { type: 'null' }] },
        subMsg: { type: ['string', 'null'], description: 'The reason, in the language of Accept-Language.' },
      },
    ),
    example: { code: CODE_REFUSED, data: null, subCode: subCodes.NOT_FOUND, subMsg: 'Not found.' },
  },
};

const responses = {
  BadRequest: refusal('An address or a body that cannot be read, or a write without its header', [
    'BAD_REQUEST',
  ]),
  NoSession: refusal('No session', ['NO_SESSION', 'SESSION_ENDED_ELSEWHERE']),
  Forbidden: refusal(FORBIDDEN, forbiddenNames),
  NotFound: refusal('The record is unknown, or belongs to another account', ['NOT_FOUND']),
  FieldsWrong: toFieldsWrong(),
  StepUpRequired: refusal('The person has to confirm who they are first', ['STEP_UP_REQUIRED']),
  TooMany: {
    ...refusal('A limit is reached', ['TOO_MANY']),
    headers: { 'Retry-After': { description: 'Seconds until there is room.', schema: { type: 'integer' } } },
  },
};

export function createOpenApi(version: string): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Identity portal',
      version,
      summary: 'What the web front end asks of its server.',
      description:
        'Conventions, limits and the rules of identity are in docs/api.md. In a request, an empty text and null count as absent.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: "The portal's own origin." }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: toPaths(),
    components: {
      schemas,
      responses,
      parameters: {
        RequestedWith: {
          name: 'X-Requested-With',
          in: 'header',
          required: true,
          description: 'Protects a write against forged requests of other sites.',
          schema: { const: 'portal' },
        },
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of messages and names: zh-CN (default), zh-TW, en-US or pt-BR.',
          schema: { type: 'string' },
        },
        ActingAs: {
          name: 'X-Acting-As',
          in: 'header',
          description: 'The id of the role in which the person acts; absent for the person themselves.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'portal_session' } },
    },
  };
}

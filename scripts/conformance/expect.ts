/** Assertions about a reply: each throws a finding that names the call. */
import * as v from 'valibot';
import { MINUTE } from '@/constants';
import type { Data, EndpointName, StepUpDemand } from '@/contract';
import { allEndpoints } from '@/contract/endpoints';
import { CODE_SUCCESS } from '@/contract/envelopeCodes';
import type { SubCodeName } from '@/contract/subCodes';
import { assert, Finding } from './outcome';
import { describe, isSubCode, nameSubCode, type Reply, readEnvelope } from './reply';
import type { Settings } from './settings';

/** ISO 8601 with offset (docs/api.md, Conventions). */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const isTime = (key: string) => /^(?:at|until|validFrom|validTo)$|[a-z]At$/.test(key);
/** Whether the value of a field with this name is an id. */
export const isId = (key: string) => /^id$|[a-z]Id$/.test(key);
/** Texts of program errors, which users should never see. */
const TRACE = /\n\s+at |\bat \S+ \(\S+:\d+|Exception\b|Traceback|SQLSTATE|ORA-\d{5}/;

/** Yields every value of a response with its path. */
export function* walk(value: unknown, path = 'data'): Generator<[path: string, key: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}.${key}`;
    yield [at, key, inner];
    yield* walk(inner, at);
  }
}

/** Checks envelope, type and headers of a response (docs/api.md, Conventions). */
export function expectEnvelope(reply: Reply): void {
  const response = describe(reply);
  assert(reply.status < 500, `${response}: the server failed`);
  assert(!TRACE.test(reply.text), `${response}: the response reveals how the server is built`);
  const envelope = readEnvelope(reply);
  assert(
    /^application\/json\b/i.test(reply.headers.get('content-type') ?? ''),
    `${response}: Content-Type is not application/json`,
  );
  for (const key of ['code', 'data', 'subCode', 'subMsg']) {
    assert(Object.hasOwn(envelope, key), `${response}: the envelope has no ${key}`);
  }
  assert(Number.isInteger(envelope.code), `${response}: code is not an integer`);
  const { subCode, subMsg, code } = envelope;
  assert(subCode === null || subCode === '' || isSubCode(subCode), `${response}: an unknown subCode`);
  assert(subMsg === null || typeof subMsg === 'string', `${response}: subMsg is not a string`);
  if (code !== CODE_SUCCESS) assert(subCode && subMsg, `${response}: a refusal without subCode or subMsg`);
  const cache = reply.headers.get('cache-control') ?? '';
  assert(/\bno-store\b/.test(cache), `${response}: Cache-Control is "${cache}", not no-store`);
  const cors = reply.headers.get('access-control-allow-origin');
  assert(cors === null, `${response}: other origins may read it (Access-Control-Allow-Origin: ${cors})`);
}

/** Returns the data of a success. Throws a finding for a refusal, and for an invalid schema, time or id. */
export function readData<N extends EndpointName>(name: N, reply: Reply): Data<N> {
  const { code, data } = readEnvelope(reply);
  assert(code === CODE_SUCCESS, `${describe(reply)}: expected a success`);
  assert(
    reply.status >= 200 && reply.status < 300,
    `${describe(reply)}: its code is a success, its status is not`,
  );
  const { issues } = v.safeParse(allEndpoints[name].data, data);
  if (issues) {
    // The message of an issue quotes the received value, which may be a personal number.
    const faults = issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'data'}: expected ${issue.expected ?? issue.type}`,
    );
    throw new Finding(`${describe(reply)}: not the contract's schema: ${faults.slice(0, 5).join('; ')}`);
  }
  for (const [path, key, value] of walk(data)) {
    if (isTime(key) && typeof value === 'string') {
      assert(INSTANT.test(value), `${describe(reply)}: ${path} is no ISO 8601 with offset`);
    }
    if (isId(key)) {
      assert(
        value === null || typeof value === 'string',
        `${describe(reply)}: ${path} is an id, but not a string`,
      );
    }
  }
  return data as Data<N>;
}

/** Maximum difference between the clocks of this machine and the server, in ms. */
const CLOCK_DIFFERENCE_MAX = MINUTE;

/** Whether a time is `lifetime` ms from now. */
export const lastsFor = (until: string | null, lifetime: number): boolean =>
  until !== null && Math.abs(Date.parse(until) - Date.now() - lifetime) < CLOCK_DIFFERENCE_MAX;

/** Expects the attributes that the cookies of the portal have (docs/api.md, Conventions: Cookies). */
export function expectSafeCookie(
  { origin, basePath }: Pick<Settings, 'origin' | 'basePath'>,
  line: string,
): void {
  const [name] = line.split('=');
  assert(/;\s*HttpOnly\b/i.test(line), `the cookie ${name} can be read by scripts: no HttpOnly`);
  assert(
    /;\s*SameSite=(?:Lax|Strict)\b/i.test(line),
    `the cookie ${name} is sent with requests from other sites: no SameSite=Lax`,
  );
  assert(!/;\s*Domain=/i.test(line), `the cookie ${name} is sent to other hosts: it has a Domain`);
  const path = /;\s*Path=([^;]*)/i.exec(line)?.[1]?.trim();
  const isWholeApi = path === '/' || path?.replace(/\/+$/, '') === basePath;
  assert(isWholeApi, `the cookie ${name} is not sent to the whole API: its Path is not /`);
  const isTls = origin.startsWith('https:');
  assert(!isTls || /;\s*Secure\b/i.test(line), `the cookie ${name} is sent without TLS: no Secure`);
}

/** Refusals with their own HTTP status; all others are 200. */
export const refusalStatuses: { [N in SubCodeName]?: number } = {
  BAD_REQUEST: 400,
  NO_SESSION: 401,
  SESSION_ENDED_ELSEWHERE: 401,
  FORBIDDEN: 403,
  GUIDE_PENDING: 403,
  ACTING_ENDED: 403,
  ROLE_ENDED: 403,
  ROLE_CAPACITY: 403,
  ROLE_MATTER: 403,
  ROLE_SUSPENDED: 403,
  ROLE_NOT_ACTING: 403,
  NOT_FOUND: 404,
  FIELDS_WRONG: 422,
  STEP_UP_REQUIRED: 428,
  TOO_MANY: 429,
};

/** Expects a refusal with one of these subCodes, and with its status unless `status` is given. Returns its data, {} for null. */
export function expectRefusal<T = Record<string, unknown>>(
  reply: Reply,
  subCode: SubCodeName | readonly SubCodeName[],
  status?: number,
): T {
  const envelope = readEnvelope(reply);
  const subCodes = [subCode].flat() as SubCodeName[];
  const receivedSubCode = nameSubCode(envelope.subCode) as SubCodeName;
  const isExpected = subCodes.includes(receivedSubCode) && envelope.code !== CODE_SUCCESS;
  const expectations = subCodes.map((name) => `${status ?? refusalStatuses[name] ?? 200} ${name}`);
  assert(
    isExpected && reply.status === (status ?? refusalStatuses[receivedSubCode] ?? 200),
    `${describe(reply)}: expected ${expectations.join(' or ')}`,
  );
  return (envelope.data ?? {}) as T;
}

/** Expects a 422 with a subCode for each of these fields. */
export function expectFieldsWrong(reply: Reply, ...fields: string[]): Record<string, unknown> {
  const fieldSubCodes = expectRefusal(reply, 'FIELDS_WRONG');
  const hasFields = typeof fieldSubCodes === 'object' && Object.keys(fieldSubCodes).length > 0;
  assert(hasFields, `${describe(reply)}: data names no field`);
  for (const field of fields) {
    assert(isSubCode(fieldSubCodes[field]), `${describe(reply)}: data has no subCode for ${field}`);
  }
  return fieldSubCodes;
}

/** Expects a 428. Returns its methods. */
export function expectStepUp(reply: Reply): string[] {
  const { methods } = expectRefusal<Partial<StepUpDemand>>(reply, 'STEP_UP_REQUIRED');
  assert(Array.isArray(methods) && methods.length > 0, `${describe(reply)}: data names no methods`);
  return methods;
}

/** Ignores times and ids. Texts may be personal, so a finding has only their length. */
export function expectAlike(one: Reply, other: Reply, what: string): void {
  const [a, b] = [comparableParts(one), comparableParts(other)];
  const show = (part: string, value: unknown) => {
    if (part === 'subCode') return nameSubCode(value);
    return part === 'subMsg' ? `${String(value).length} characters` : (value ?? 'missing');
  };
  const differences = Object.keys({ ...a, ...b })
    .filter((part) => a[part] !== b[part])
    .map((part) => `${part} (${show(part, a[part])} for one, ${show(part, b[part])} for the other)`);
  assert(differences.length === 0, `${what}: ${one.call} differs in ${differences.slice(0, 5).join(', ')}`);
}

/** Returns status, envelope, and the type of each value of the data by its path. */
function comparableParts(reply: Reply): Record<string, unknown> {
  const { code, subCode, subMsg, data } = readEnvelope(reply);
  const types = [...walk(data)].map(([path, , value]) => [path, typeof value]);
  return { status: reply.status, code, subCode: String(subCode), subMsg, ...Object.fromEntries(types) };
}

/** The rules for every endpoint, derived from its contract and its probe. */
import type { EndpointName } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import { type Area, check, type Kind } from '../check';
import type { CheckContext } from '../checkContext';
import type { Sent, Visitor } from '../client';
import { expectFieldsWrong, expectRefusal, readData } from '../expect';
import {
  type InvalidCall,
  invalidCalls,
  listSortFields,
  type Operation,
  toOperation,
  validBody,
  validQuery,
} from '../operation';
import { assert, NotRun } from '../outcome';
import { type Own, type Probe, probes } from '../probes';
import { describe, type Reply, readEnvelope } from '../reply';
import type { Settings } from '../settings';
import { specifiedCalls } from '../specifiedCalls';
import { pagingRule } from './paging';

interface Endpoint extends Operation {
  probe: Probe;
  /** Calls whose query or body violates its schema. */
  invalid: InvalidCall[];
  /** The query of a read that succeeds. */
  query: Record<string, string>;
}

const toEndpoint = (name: EndpointName): Endpoint => {
  const operation = toOperation(name);
  const probe = probes[name] ?? {};
  const query = probe.query ?? validQuery(operation);
  return { ...operation, probe, query, invalid: invalidCalls(operation) };
};

/** Returns a caller with the lowest permissions that the endpoint requires. */
const callerOf = async (ctx: CheckContext, { isMember }: Endpoint): Promise<Visitor> =>
  isMember ? ctx.member() : ctx.visitor();

/** Calls the endpoint as such a caller. */
async function callEndpoint(ctx: CheckContext, endpoint: Endpoint, sent: Sent): Promise<Reply> {
  return (await callerOf(ctx, endpoint)).call(endpoint.name, sent);
}

/** Returns a call without effect: a read, or a write that has to be refused. */
function toHarmlessCall({ unknown, query, isWrite, probe, invalid }: Endpoint): Sent {
  const refused = probe.refused?.[0] ?? (isWrite ? invalid[0] : undefined);
  return { params: unknown ?? {}, query, ...(isWrite && { body: {} }), ...refused?.sent };
}

/** Whether a write requires only a session. The kit never sends such a write with a session. */
const needsOnlySession = ({ isMember, isWrite, unknown, probe, invalid }: Endpoint): boolean =>
  isMember && isWrite && !unknown && !probe.refused && invalid.length === 0;

/** Whether a read searches for a value of its query, and refuses an unknown one. */
const isLookup = ({ isWrite, unknown, query, request }: Endpoint): boolean =>
  !isWrite && !unknown && request.refusals !== undefined && Object.keys(query).length > 0;

/** Calls the endpoint; after a 428 sends a step-up and calls it again. */
async function read(ctx: CheckContext, visitor: Visitor, name: EndpointName, sent?: Sent): Promise<Reply> {
  const reply = await visitor.call(name, sent);
  if (reply.status !== 428) return reply;
  await ctx.stepUp(visitor);
  return visitor.call(name, sent);
}

type Rule = readonly [
  rule: string,
  title: string,
  run: (ctx: CheckContext, endpoint: Endpoint) => Promise<void>,
  kind?: Kind,
];

function* rulesOf(endpoint: Endpoint): Generator<Rule> {
  const { name, probe, isMember, isWrite, unknown, invalid, request } = endpoint;
  const { valid, own, refused } = probe;
  const isPlainRead = !isWrite && !unknown && !isLookup(endpoint);
  if (valid || isPlainRead || (own && !isWrite)) {
    // The schemas of these calls accept the smallest response that the specification allows.
    const kind = specifiedCalls.includes(name) ? 'specification' : 'portal';
    yield ['data', "returns data of the contract's schema", readsData, kind];
  }
  if (invalid.length > 0) yield ['invalid', 'returns 422 and names each invalid field', namesFields];
  if (isLookup(endpoint)) yield ['lookup', 'refuses an unknown value', findsNothing];
  if (refused) yield ['refusal', 'refuses invalid calls', refuses];
  if (listSortFields(endpoint)) yield ['paging', 'applies page number and size', pages];
  if (isMember) yield ['session', 'requires a session', needsSession];
  if (isWrite) {
    yield ['header', 'refuses a write without X-Requested-With: portal', needsHeader];
    yield ['type', 'refuses a write of another Content-Type', needsType];
    if (!request.isUpload) yield ['body', 'refuses a body that is not a JSON object', needsObject];
  }
  if (unknown) yield ['unknown', 'returns 404 for an unknown id', refusesUnknownId];
  if (own) yield ['foreign', "returns 404 for another account's record", refusesForeignRecord];
  if (specifiedCalls.includes(name)) {
    yield ['fields', 'returns code, data, subCode and subMsg', returnsFields, 'specification'];
  }
  yield ['envelope', 'returns the envelope as JSON, with no-store', returnsEnvelope];
}

async function readsData(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const { name, probe } = endpoint;
  const { visitor, sent } = await (probe.valid?.(ctx) ?? ownCall(ctx, endpoint));
  readData(name, await read(ctx, visitor, name, sent));
}

/** Returns a caller and a call for its record. An endpoint without `own` has no record in its path. */
async function ownCall(ctx: CheckContext, endpoint: Endpoint): Promise<{ visitor: Visitor; sent: Sent }> {
  const { probe, query } = endpoint;
  const record: Own | null = probe.own
    ? await probe.own(ctx)
    : { visitor: await callerOf(ctx, endpoint), params: {} };
  if (!record) throw new NotRun('the account has no such record');
  return { visitor: record.visitor, sent: { params: record.params, query } };
}

async function pages(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  await pagingRule(endpoint.name, await ownCall(ctx, endpoint), listSortFields(endpoint) ?? []);
}

async function namesFields(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  for (const { fault, sent, fields } of endpoint.invalid) {
    const reply = await callEndpoint(ctx, endpoint, sent);
    expectFieldsWrong({ ...reply, call: `${reply.call} (${fault})` }, ...fields);
  }
}

async function findsNothing(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const { query, request } = endpoint;
  expectRefusal(await callEndpoint(ctx, endpoint, { query }), request.refusals ?? []);
}

async function refuses(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  for (const { sent, subCode, fields = [] } of endpoint.probe.refused ?? []) {
    const reply = await callEndpoint(ctx, endpoint, sent);
    if (subCode === 'FIELDS_WRONG') expectFieldsWrong(reply, ...fields);
    else expectRefusal(reply, subCode);
  }
}

/** A response without a session must not reveal other errors of the request. */
async function needsSession(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const { name, isWrite } = endpoint;
  const sent = toHarmlessCall(endpoint);
  expectRefusal(await ctx.visitor().call(name, sent), 'NO_SESSION');
  if (!isWrite) return;
  const headers = { 'X-Requested-With': undefined, 'Content-Type': 'text/plain' };
  expectRefusal(await ctx.visitor().call(name, { ...sent, headers, body: '{ malformed' }), 'NO_SESSION');
}

/** Sends a write that requires only a session without one, so that it has no effect; a 401 is then valid, too. */
async function expectBadRequest(ctx: CheckContext, endpoint: Endpoint, sent: Sent): Promise<void> {
  const isDangerous = needsOnlySession(endpoint);
  const visitor = isDangerous ? ctx.visitor() : await callerOf(ctx, endpoint);
  const reply = await visitor.call(endpoint.name, sent);
  expectRefusal(reply, isDangerous ? ['BAD_REQUEST', 'NO_SESSION'] : 'BAD_REQUEST');
}

async function needsHeader(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  for (const value of [undefined, '', 'XMLHttpRequest', 'Portal2']) {
    await expectBadRequest(ctx, endpoint, {
      ...toHarmlessCall(endpoint),
      headers: { 'X-Requested-With': value },
    });
  }
}

async function needsType(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const sent = toHarmlessCall(endpoint);
  const body = sent.body instanceof FormData ? '{}' : JSON.stringify(sent.body);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', undefined]) {
    await expectBadRequest(ctx, endpoint, { ...sent, body, headers: { 'Content-Type': type } });
  }
}

async function needsObject(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  for (const body of ['{', '{"userType":', '', '[]', 'null', '7', '"text"']) {
    await expectBadRequest(ctx, endpoint, { ...toHarmlessCall(endpoint), body, headers });
  }
}

async function refusesUnknownId(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const { unknown, query, isWrite } = endpoint;
  const sent = { params: unknown ?? {}, query, ...(isWrite && { body: validBody(endpoint) }) };
  expectRefusal(await callEndpoint(ctx, endpoint, sent), 'NOT_FOUND');
}

async function refusesForeignRecord(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const other = await ctx.secondMember();
  const { sent } = await ownCall(ctx, endpoint);
  const body = endpoint.isWrite && { body: validBody(endpoint) };
  expectRefusal(await other.call(endpoint.name, { ...sent, ...body }), 'NOT_FOUND');
}

/** Reports the first violation in any response of this endpoint, in any check. */
async function returnsEnvelope(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const { name } = endpoint;
  const { envelopes } = ctx.server;
  if (!envelopes.has(name)) await ctx.visitor().call(name, toHarmlessCall(endpoint));
  const fault = envelopes.get(name);
  if (fault) throw fault;
}

/**
 * Expects the fields that the client reads (specification, section 7). Of an HTTP error it reads only the
 * status (section 8); a 404 without the fields means that the call is missing.
 */
async function returnsFields(ctx: CheckContext, endpoint: Endpoint): Promise<void> {
  const reply = await callEndpoint(ctx, endpoint, toHarmlessCall(endpoint));
  assert(reply.status < 500 && reply.status !== 405, `${describe(reply)}: the server failed`);
  if (reply.status >= 400 && reply.status !== 404) return;
  const envelope = readEnvelope(reply);
  for (const key of ['code', 'data', 'subCode', 'subMsg']) {
    assert(Object.hasOwn(envelope, key), `${describe(reply)}: the envelope has no ${key}`);
  }
}

/** Returns the area of the endpoints that the settings select. */
export function toEndpointsArea({
  template,
  endpoints: selected,
}: Pick<Settings, 'template' | 'endpoints'>): Area {
  const checks = (Object.keys(endpoints) as EndpointName[])
    .map(toEndpoint)
    .filter(({ name, isTemplate }) =>
      selected.length > 0 ? selected.includes(name) : template || !isTemplate,
    )
    .flatMap((endpoint) =>
      [...rulesOf(endpoint)].map(([rule, title, run, kind]) => ({
        ...check(
          `endpoint.${endpoint.name}.${rule}`,
          `${endpoints[endpoint.name]} ${title}`,
          (ctx) => run(ctx, endpoint),
          kind,
        ),
        endpoint: endpoint.name,
      })),
    );
  return { name: 'endpoints', title: 'Every endpoint', checks };
}

/** The rules that every endpoint keeps, asked of each by its probe. */
import type { EndpointName } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import { memberPrefix } from '@/contract/prefixes';
import { type Area, type Check, check, type Kind } from '../check';
import { describe, envelopeOf, type Reply, type Sent, type Visitor } from '../client';
import { dataOf, isEnvelope, isFieldsWrong, isRefused } from '../expect';
import type { Kit } from '../kit';
import { Finding, holds, NotRun } from '../outcome';
import type { Probe } from '../probe';
import { probes } from '../probes';
import { templateProbes } from '../probes/template';
import { specifiedCalls } from '../specifiedCalls';
import { pagingRule } from './paging';

interface Endpoint {
  name: EndpointName;
  probe: Probe;
  isMember: boolean;
  isWrite: boolean;
  /** The first finding of any reply of this endpoint, whatever asked for it. */
  broken?: Error;
  replies: number;
}

/** Whoever may call it, with the least that changes nothing. */
const asker = async (kit: Kit, { isMember }: Endpoint): Promise<Visitor> =>
  isMember ? kit.member() : kit.visitor();

const harmless = ({ probe, isWrite }: Endpoint): Sent => {
  const [first] = probe.refused ?? [];
  return { params: probe.unknown, ...(isWrite && { body: probe.body ?? {} }), ...first?.sent };
};

/** Calls, and confirms who one is where that is asked for. */
async function read(kit: Kit, visitor: Visitor, name: EndpointName, sent?: Sent): Promise<Reply> {
  const reply = await visitor.call(name, sent);
  if (reply.status !== 428) return reply;
  dataOf('stepUp', await kit.stepUp(visitor));
  return visitor.call(name, sent);
}

type Rule = readonly [rule: string, title: string, run: Check['run'], kind?: Kind];

function* rulesOf(endpoint: Endpoint): Generator<Rule> {
  const { name, probe, isMember, isWrite } = endpoint;
  const { valid, own, refused, unknown, list } = probe;
  if (valid || (own && !isWrite)) {
    // The schemas of these calls accept the smallest response that the specification allows.
    const kind = specifiedCalls.includes(name) ? 'specification' : 'portal';
    yield ['data', 'answers data of the shape of the contract', (kit) => readsData(kit, endpoint), kind];
  }
  if (refused) yield ['refusal', 'refuses what is wrong', (kit) => refuses(kit, endpoint)];
  if (list) yield ['paging', 'keeps to page number and size', (kit) => pagingRule(kit, name, probe)];
  if (isMember) {
    yield [
      'session',
      'needs a session',
      async (kit) => void isRefused(await kit.visitor().call(name, harmless(endpoint)), 'NO_SESSION'),
    ];
  }
  if (isWrite) {
    yield ['header', 'refuses a write without X-Requested-With: portal', (kit) => needsHeader(kit, endpoint)];
    yield ['type', 'refuses a write of another type', (kit) => needsType(kit, endpoint)];
  }
  if (unknown) yield ['unknown', 'answers 404 for an unknown id', (kit) => isUnknown(kit, endpoint)];
  if (own) yield ['foreign', "answers 404 for somebody else's", (kit) => isForeign(kit, endpoint)];
  if (specifiedCalls.includes(name)) {
    yield [
      'fields',
      'answers with code, data, subCode and subMsg',
      async (kit) => hasFields(await (await asker(kit, endpoint)).call(name, harmless(endpoint))),
      'specification',
    ];
  }
  yield ['envelope', 'answers in the envelope, as JSON, not to be kept', (kit) => inEnvelope(kit, endpoint)];
}

async function readsData(kit: Kit, { name, probe: { valid, own } }: Endpoint): Promise<void> {
  const call = valid ? await valid(kit) : await ownCall(kit, own);
  dataOf(name, await read(kit, call.visitor, name, call.sent));
}

async function ownCall(kit: Kit, own: Probe['own']): Promise<{ visitor: Visitor; sent: Sent }> {
  const found = await own?.(kit);
  if (!found) throw new NotRun('the account has no such record');
  return { visitor: found.visitor, sent: { params: found.params } };
}

async function refuses(kit: Kit, endpoint: Endpoint): Promise<void> {
  for (const { sent, subCode, fields = [] } of endpoint.probe.refused ?? []) {
    const reply = await (await asker(kit, endpoint)).call(endpoint.name, sent);
    if (subCode === 'FIELDS_WRONG') isFieldsWrong(reply, ...fields);
    else isRefused(reply, subCode);
  }
}

/** Without a session a forged call of what acts at once does nothing; then either refusal is right. */
async function isForgeryRefused(kit: Kit, endpoint: Endpoint, headers: Sent['headers'], sent: Sent) {
  const { actsAtOnce } = endpoint.probe;
  const visitor = actsAtOnce ? kit.visitor() : await asker(kit, endpoint);
  const reply = await visitor.call(endpoint.name, { ...sent, headers });
  isRefused(reply, actsAtOnce ? ['BAD_REQUEST', 'NO_SESSION'] : 'BAD_REQUEST');
}

async function needsHeader(kit: Kit, endpoint: Endpoint): Promise<void> {
  const sent = harmless(endpoint);
  await isForgeryRefused(kit, endpoint, { 'X-Requested-With': undefined }, sent);
  await isForgeryRefused(kit, endpoint, { 'X-Requested-With': 'XMLHttpRequest' }, sent);
}

async function needsType(kit: Kit, endpoint: Endpoint): Promise<void> {
  const sent = harmless(endpoint);
  const body = sent.body instanceof FormData ? '{}' : JSON.stringify(sent.body);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    await isForgeryRefused(kit, endpoint, { 'Content-Type': type }, { ...sent, body });
  }
}

async function isUnknown(kit: Kit, endpoint: Endpoint): Promise<void> {
  isRefused(await (await asker(kit, endpoint)).call(endpoint.name, harmless(endpoint)), 'NOT_FOUND');
}

async function isForeign(kit: Kit, { name, probe: { own }, isWrite }: Endpoint): Promise<void> {
  const other = await kit.other();
  const { sent } = await ownCall(kit, own);
  isRefused(await other.call(name, { ...sent, ...(isWrite && { body: {} }) }), 'NOT_FOUND');
}

async function inEnvelope(kit: Kit, endpoint: Endpoint): Promise<void> {
  if (endpoint.replies === 0) await kit.visitor().call(endpoint.name, harmless(endpoint));
  if (endpoint.broken) throw endpoint.broken;
}

/**
 * A server of the specification has the call, and its response has the fields that the client reads (section 7). Of HTTP
 * errors the client reads the status alone (section 8); a 404 without the fields means that the call is missing.
 */
function hasFields(reply: Reply): void {
  holds(reply.status < 500 && reply.status !== 405, `${describe(reply)}: the server failed`);
  if (reply.status >= 400 && reply.status !== 404) return;
  const envelope = envelopeOf(reply);
  for (const key of ['code', 'data', 'subCode', 'subMsg']) {
    holds(Object.hasOwn(envelope, key), `${describe(reply)}: the envelope has no ${key}`);
  }
}

/** Looks at every reply by itself: one that breaks the envelope fails its endpoint, whichever rule asked for it. */
function watch(endpoint: Endpoint, reply: Reply): void {
  if (reply.name !== endpoint.name) return;
  endpoint.replies += 1;
  try {
    isEnvelope(reply);
  } catch (error) {
    if (error instanceof Finding) endpoint.broken ??= error;
    else throw error;
  }
}

/** The area anew, with nothing seen yet, and what has to see the replies. */
export function createEndpointsArea(withTemplate: boolean): { area: Area; onReply: (reply: Reply) => void } {
  const names = (Object.keys(probes) as EndpointName[]).filter(
    (name) => withTemplate || !(name in templateProbes),
  );
  const all = names.map((name): Endpoint => {
    const call = endpoints[name];
    const isMember = call.includes(` ${memberPrefix}/`);
    return { name, probe: probes[name], isMember, isWrite: !call.startsWith('GET '), replies: 0 };
  });
  const checks = all.flatMap((endpoint) =>
    [...rulesOf(endpoint)].map(([rule, title, run, kind]) =>
      check(`endpoint.${endpoint.name}.${rule}`, `${endpoints[endpoint.name]} ${title}`, run, kind),
    ),
  );
  const byName = new Map(all.map((endpoint) => [endpoint.name, endpoint]));
  const onReply = (reply: Reply) => {
    const endpoint = reply.name && byName.get(reply.name);
    if (endpoint) watch(endpoint, reply);
  };
  return { area: { name: 'endpoints', title: 'Every endpoint', checks }, onReply };
}

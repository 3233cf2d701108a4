/**
 * No account reaches a record of another account by its id, and no visitor reaches any (docs/api.md). The response equals
 * that for an unknown id, with and without a step-up. tests/mock/foreignRecords.ts has a record for each id; TypeScript
 * reports a new endpoint that has none there.
 */
import type { EndpointName, Envelope } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { CODE_SUCCESS } from '../../src/contract/envelopeCodes';
import { subCodes } from '../../src/contract/subCodes';
import { type ForeignRecord, foreignRecords, resolve } from '../mock/foreignRecords';
import { type Answer, type Browser, checkDisclosure, confirmSessions, runPortal } from '../mock/portal';
import { isRead, names, pathOf, toCall } from './calls';

const newBrowser = runPortal();
checkDisclosure();

/** The read whose path begins like the one of the endpoint. */
function findRead(name: EndpointName): EndpointName {
  const path = `${pathOf(name)}/`;
  const [read] = names
    .filter((one) => isRead(one) && path.startsWith(`${pathOf(one)}/`))
    .sort((a, b) => pathOf(b).length - pathOf(a).length);
  if (!read) throw new Error(`no read shows the record of ${name}: name it as \`read\` in foreignRecords.ts`);
  return read;
}

const cases = Object.entries(foreignRecords).flatMap(([name, ids]) =>
  Object.entries<ForeignRecord | 'shared'>(ids).flatMap(([id, record]) =>
    record === 'shared' ? [] : [{ name: name as EndpointName, id, record }],
  ),
);

const subCodeOf = ({ subCode }: Envelope) =>
  Object.entries(subCodes).find(([, one]) => one === subCode)?.[0] ?? subCode;
const describeAnswer = (answer: Answer<unknown>) =>
  answer.code === CODE_SUCCESS ? 'a success' : `${answer.status} ${subCodeOf(answer)}`;
/** Ids of no record: `__proto__` is a key of every object, and `..%2f` names the folder above. */
const noRecords = ['unknown', '__proto__', '..%2f'];
/** Returns an answer as text. Replaces its id, so that the answers for two ids can be compared. */
const serialize = ({ status, code, subCode, data }: Answer<unknown>, id: string) =>
  JSON.stringify({ status, code, subCode, data }).replaceAll(id, 'unknown');

beforeEach(() => {
  // Reads contain times such as the last call of a session.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
});

it.each(cases)('$name refuses the $id of a record of $record.owner', async ({ name, id, record }) => {
  const { owner, stranger = 'newcomer', actingAs, isIgnored, isAfterStepUp, read = findRead(name) } = record;
  const owning = newBrowser().opensSessionOf(owner);
  const ids = await resolve(record.ids, owning);
  const instead = await resolve(record.instead ?? {});
  const body = await resolve(record.body ?? {});
  const recordId = ids[id] ?? '';
  const send = (browser: Browser, of: EndpointName, given: Record<string, string>, role?: string) => {
    const headers: Record<string, string> = role === undefined ? {} : { 'X-Acting-As': role };
    return browser.call(of, { ...toCall(of, given, body), headers } as object);
  };
  const call: typeof send = (browser, of, given, role) => {
    confirmSessions(role);
    return send(browser, of, given, role);
  };
  const show = async () => JSON.stringify(await call(owning, read, ids));

  const before = await show();
  const anonymous = await call(newBrowser(), name, ids);
  const strange = newBrowser().opensSessionOf(stranger);
  const withoutStepUp = await send(strange, name, { ...ids, ...instead }, actingAs);
  const foreign = await call(strange, name, { ...ids, ...instead }, actingAs);
  const unknown: string[] = [];
  for (const other of noRecords) {
    unknown.push(serialize(await call(strange, name, { ...ids, ...instead, [id]: other }, actingAs), other));
  }
  const after = await show();
  const own = await call(owning, name, ids);

  const faults = [
    anonymous.status !== 401 &&
      `a visitor without a session gets ${describeAnswer(anonymous)}, not 401 NO_SESSION`,
    !isIgnored && foreign.code === CODE_SUCCESS && `${stranger} gets ${describeAnswer(foreign)}`,
    pathOf(name).split('/').includes(`:${id}`) &&
      describeAnswer(foreign) !== '404 NOT_FOUND' &&
      `${stranger} gets ${describeAnswer(foreign)}, not 404 NOT_FOUND, for an id in the path`,
    describeAnswer(withoutStepUp) !== (isAfterStepUp ? '428 STEP_UP_REQUIRED' : describeAnswer(foreign)) &&
      `${stranger} gets ${describeAnswer(withoutStepUp)} without a step-up`,
    ...noRecords.map(
      (other, at) =>
        serialize(foreign, recordId) !== unknown[at] &&
        `${stranger} gets ${describeAnswer(foreign)}, but for the unknown id ${other} ${unknown[at]}`,
    ),
    after !== before && `the owner reads another record afterwards (${read})`,
  ].filter(Boolean);
  if (faults.length === 0 && serialize(own, recordId) === unknown[0]) {
    faults.push(`the owner gets ${describeAnswer(own)} too: foreignRecords.ts names no record that exists`);
  }
  if (faults.length === 0) return;
  throw new Error(
    `${endpoints[name]} (${name}) must reach records of the caller only. With the ${id} of a record of ${owner} (${recordId}): ${faults.join('; ')}.`,
  );
});

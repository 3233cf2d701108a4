/**
 * No response shows personal data that the contract does not let it show (src/contract/endpoint.ts). `Browser.call`
 * compares the response of every endpoint, as the seeded accounts get it, with the marks of its schema.
 */
import { getPortal } from '../../mock/_domain/store/state';
import type { EndpointName } from '../../src/contract';
import { CODE_SUCCESS } from '../../src/contract/envelopeCodes';
import { ownFields } from '../../src/validation/people';
import { listFields } from '../mock/disclosure';
import { type ForeignRecord, foreignRecords, resolve } from '../mock/foreignRecords';
import { listPersonalValues } from '../mock/personalValues';
import { type Browser, checkDisclosure, confirmSessions, runPortal, type Sent } from '../mock/portal';
import { isRead, names, pathOf, toCall } from './calls';

const newBrowser = runPortal();
checkDisclosure();
/** Names of fields that are personal wherever they occur. */
const PERSONAL = /^(?:ip|idNo|phone|recipient|nickname|legalRep|destination)$|mobile$|email$/i;

it.each(names)('%s marks its fields with personal names', (name) => {
  const unmarked = listFields(name).filter(
    ([path, mark]) => mark === undefined && PERSONAL.test(path.split('.').at(-1) ?? ''),
  );
  expect(
    unmarked.map(([path]) => `${name}: ${path} needs a mark, such as personal() of src/contract/endpoint.ts`),
  ).toEqual([]);
});

const records: Partial<Record<EndpointName, Record<string, ForeignRecord | 'shared'>>> = foreignRecords;

/** Returns calls of a seeded account: with its own record if the endpoint takes an id, else derived from the contract. */
async function callsOf(name: EndpointName, account: string, browser: Browser): Promise<Sent[]> {
  const [record] = Object.values(records[name] ?? {});
  if (record === 'shared') return [toCall(name, { id: 'sample' })];
  if (record && record.owner !== account) return [];
  if (name === 'ownValue') return ownFields.map((field) => ({ body: { field } }));
  if (name === 'authorizations') return ['given', 'received'].map((direction) => ({ query: { direction } }));
  if (!record) return [toCall(name, {})];
  return [toCall(name, await resolve(record.ids, browser), await resolve(record.body ?? {}))];
}

/** Calls an endpoint as every seeded account, and returns the data of all successes. `call` throws for a fault. */
async function callAsEveryAccount(name: EndpointName, isSteppedUp: boolean): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { account } of [...getPortal().accounts]) {
    const browser = newBrowser().opensSessionOf(account);
    for (const sent of await callsOf(name, account, browser)) {
      if (isSteppedUp) confirmSessions();
      const { code, data } = await browser.call(name, sent as object);
      if (code === CODE_SUCCESS) found.push(data);
    }
  }
  return found;
}

const isPersonal = (name: EndpointName) => listFields(name).some(([, mark]) => mark !== undefined);
const showAfterStepUp = (name: EndpointName) => listFields(name).some(([, mark]) => mark === 'stepUp');
const uploads: EndpointName[] = ['uploadFile', 'uploadOwnFile'];

it.each(names.filter((name) => !uploads.includes(name)))(
  '%s shows personal data as the contract says',
  async (name) => {
    const shown = await callAsEveryAccount(name, false);
    const afterStepUp = await callAsEveryAccount(name, true);
    const found = showAfterStepUp(name) ? afterStepUp : [...shown, ...afterStepUp];
    const isAsked = isPersonal(name) && (isRead(name) || showAfterStepUp(name));
    // Without a response, the comparison below would find no fault.
    if (isAsked && pathOf(name).startsWith('/authApi/')) {
      expect(`${name}: ${found.length > 0 ? 'answered' : 'no seeded account gets data'}`).toBe(
        `${name}: answered`,
      );
    }
    if (showAfterStepUp(name)) {
      const texts = JSON.stringify(found);
      const full = listPersonalValues((kind, text) => kind === 'value' && texts.includes(text));
      expect(full.length).toBeGreaterThan(0);
    }
  },
);

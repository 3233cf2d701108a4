import { type Browser, runPortal } from '../portal';
import { asRole, BOSS, behaviorOf, findRole, HANDLER } from './members';

const newBrowser = runPortal();
const boss = () => newBrowser().opensSessionOf('boss');

const read = async (browser: Browser, id = BOSS) => (await browser.call('company', { params: { id } })).data;
const write = (browser: Browser, body: object, id = BOSS) =>
  browser.call('changeCompanyContact', { params: { id }, body: { ...body }, headers: asRole(id) });

const contact = {
  contactName: '测试新人',
  contactMobile: '15400000022',
  contactEmail: 'new.office@example.com',
  postcode: '',
};

test('returns the registry’s details and the company’s own contact, unmasked for its members', async () => {
  const { syncedAt, version, ...known } = await read(newBrowser().opensSessionOf('demo'), HANDLER);
  expect(known).toMatchObject({
    orgName: '测试一号有限公司',
    legalRep: '测试丁',
    registrationStatus: 'OPERATING',
    registeredCapital: 500,
    contact: { contactMobile: '15400000021', contactEmail: 'office@example.com' },
  });
  expect(Math.abs(Date.parse(syncedAt) - Date.now())).toBeLessThan(60_000);
  expect(version).toBeTruthy();
});

test('stores a new contact, and records in whose name', async () => {
  const browser = boss();
  const { version } = await read(browser);
  const { data } = await write(browser, { ...contact, version });
  expect(data.contact).toEqual(contact);
  expect(data.version).not.toBe(version);
  expect((await read(browser)).contact).toEqual(contact);
  expect(behaviorOf('u-boss').at(-1)).toMatchObject({ type: 'PROFILE_CHANGE', actingAs: BOSS });
});

test('adds no record for an unchanged contact', async () => {
  const browser = boss();
  const { version, contact: same } = await read(browser);
  const before = behaviorOf('u-boss').length;
  expect((await write(browser, { ...same, version })).data.version).toBe(version);
  expect(behaviorOf('u-boss')).toHaveLength(before);
});

test('does not let the second of two administrators overwrite the change of the first', async () => {
  findRole(HANDLER).capacity = 'ADMIN';
  const [first, second] = [boss(), newBrowser().opensSessionOf('demo')];
  const { version } = await read(second, HANDLER);
  await write(first, { ...contact, version });
  const late = { ...contact, contactName: '测试后来', version };
  expect(await write(second, late, HANDLER)).toBeRefusedWith('CHANGED_MEANWHILE');
  const { contact: kept, version: latest } = await read(second, HANDLER);
  expect(kept.contactName).toBe('测试新人');
  expect((await write(second, { ...late, version: latest }, HANDLER)).data.contact.contactName).toBe(
    '测试后来',
  );
});

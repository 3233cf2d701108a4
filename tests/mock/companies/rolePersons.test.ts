/** An invitation or a role belongs to the person to whom it was given. */
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { COMPANY_LEVEL, SECOND } from '../../../src/constants';
import { accountOf, type Browser, runPortal } from '../portal';
import { formFor, NEWCOMER, STRANGER, verifyIdentity } from '../verification/queries';
import { addAndCertify, addAndProve, answer, awaitRegistry, FOURTH, moveRole, readRole } from './addedRoles';
import { dayIn, findRole, invitation, order, seat, topicsOf } from './members';

const newBrowser = runPortal();
const boss = () => seat(newBrowser(), 'boss', 'r-boss-1');
const accept = (browser: Browser, id: string) => moveRole(browser, id, 'accept');

const THIEF = { name: '测试丑', idType: 'RESIDENT_ID', idNo: '110101190001210025' };

/** Invites newcomer, at level 1, with the declared identity. */
async function invite(): Promise<string> {
  accountOf('newcomer').mobile = '15400000002';
  const { data } = await boss().call('inviteHandler', {
    body: invitation({
      name: '测试乙',
      loginId: 'newcomer',
      idNo: '110101190001020028',
      mobile: '15400000002',
    }),
  });
  return data.id;
}

function newcomer(given: object): Browser {
  Object.assign(accountOf('newcomer'), given);
  return newBrowser().opensSessionOf('newcomer');
}

test('keeps an invitation pending until the account is verified as the invited person', async () => {
  const id = await invite();
  expect(await accept(newcomer({}), id)).toBeRefusedWith('ROLE_LEVEL');
  expect(findRole(id).state).toBe('PENDING');
  expect((await accept(newcomer({ level: COMPANY_LEVEL }), id)).data).toMatchObject({ state: 'ACTIVE' });
});

test.each([2, COMPANY_LEVEL])(
  'ends the invitation of an account that is verified at level %i as another person, and notifies it once',
  async (level) => {
    const id = await invite();
    const browser = newcomer({ level, ...THIEF });
    expect(await accept(browser, id)).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(findRole(id).state).toBe('CANCELLED');
    await browser.call('roles');
    expect(topicsOf('u-newcomer').filter((topic) => topic === 'role.otherPerson')).toHaveLength(1);
    expect(topicsOf('u-boss')).toContain('role.wrongPerson');
  },
);

test('ends an active role with its authorizations, and the account cannot act in it', async () => {
  const leader = boss();
  await leader.call('addCompanyAuthorization', { body: order({ end: dayIn(20) }) });
  Object.assign(accountOf('demo'), THIEF);
  advanceClock(SECOND);
  expect((await newBrowser().opensSessionOf('demo').call('acting')).data.choices).toEqual([]);
  expect(findRole('r-demo-1').state).toBe('REVOKED');
  const left = getPortal().companyAuthorizations.filter(({ membershipId }) => membershipId === 'r-demo-1');
  expect(left.map(({ state }) => state)).toEqual(left.map(() => 'REVOKED'));
});

test('keeps the role of an account that is no longer verified, and does not let it act', async () => {
  Object.assign(accountOf('boss'), { level: 1, ...THIEF });
  const { data } = await newBrowser().opensSessionOf('boss').call('acting');
  expect(data).toEqual({ role: null, choices: [] });
  expect(findRole('r-boss-1').state).toBe('ACTIVE');
});

describe('a proof in progress', () => {
  const HANDLER = { ...FOURTH, capacity: 'HANDLER' } as const;
  const REFUSED = { state: 'REJECTED', failure: 'MISMATCH' };

  test('fails for an account that is verified as another person before its legal representative answers', async () => {
    const { id } = await addAndProve(newBrowser().opensSessionOf('demo'), HANDLER);
    Object.assign(accountOf('demo'), THIEF);
    const demo = newBrowser().opensSessionOf('demo');
    expect(await readRole(demo, id)).toMatchObject(REFUSED);
    expect(await answer(demo, id, 'approve')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(topicsOf('u-demo').filter((topic) => topic === 'role.refused')).toHaveLength(1);
  });

  test('fails if the account is another person when the registry answers', async () => {
    const demo = newBrowser().opensSessionOf('demo');
    const { id } = await addAndCertify(demo, HANDLER);
    Object.assign(accountOf('demo'), THIEF);
    expect(await awaitRegistry(demo, id)).toMatchObject(REFUSED);
  });

  test('fails when the verification is undone, and proves nothing for the next person of the account', async () => {
    const first = newBrowser().opensSessionOf('newcomer');
    await verifyIdentity(first, await formFor(first, 'bankCardVerify', STRANGER));
    const { link = '' } = getPortal().outbox.findLast((one) => one.link?.includes('/uaa/undo')) ?? {};
    const { id } = await addAndProve(newBrowser().opensSessionOf('newcomer'), HANDLER);
    const token = new URLSearchParams(link.split('?')[1]).get('token');
    await newBrowser().call('undoChange', { body: { token } });
    expect(findRole(id)).toMatchObject(REFUSED);
    const second = newBrowser().opensSessionOf('newcomer');
    await verifyIdentity(second, await formFor(second, 'bankCardVerify', NEWCOMER));
    expect(accountOf('newcomer').level).toBe(COMPANY_LEVEL);
    await answer(second, id, 'approve');
    expect(await readRole(newBrowser().opensSessionOf('newcomer'), id)).toMatchObject(REFUSED);
  });
});

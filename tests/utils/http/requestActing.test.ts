import { subCodes } from '@/contract/subCodes';
import { loadSession } from '@/services/session';
import { getActingState, onActingState, readActingRole, writeActingRole } from '@/utils/storage/actingStore';
import { storedRole as role } from '../../support/builders/actingRoles';
import { makeUser } from '../../support/builders/users';
import { moveTo } from '../../support/fakes/fakeWindow';
import { json, success } from '../../support/servers/apiServer';
import { call, failure, setUp } from '../../support/servers/requests';

const setup = setUp();

const HEADER = 'x-acting-as';
const refused = (roleId = 'r-1') =>
  json({ code: 40000, data: { roleId }, subCode: subCodes.ACTING_ENDED, subMsg: 'over' }, 403);
const headers = () => setup.api.received.map((one) => one.headers[HEADER]);

describe('X-Acting-As', () => {
  test('names the role in members’ calls, reads and writes, and in no other', async () => {
    setup.api.answers(success({}));
    await call('accountDetail');
    writeActingRole(role);
    await call('accountDetail');
    await call('stepUp', { body: {} });
    await call('getVersion');
    await call('login', { query: { channelCode: 1 }, body: {} });
    expect(headers()).toEqual([undefined, 'r-1', 'r-1', undefined, undefined]);
  });

  test('is not sent on the pages of the sign-in', async () => {
    setup.api.answers(success({}));
    writeActingRole(role);
    moveTo('/uaa/authorize');
    await call('stepUp', { body: {} });
    moveTo('/user/role_manage');
    await call('stepUp', { body: {} });
    expect(headers()).toEqual([undefined, 'r-1']);
  });

  test('caches a response for one capacity only', async () => {
    setup.api.answers(success('self'), success('company'));
    expect(await call('identity', { cache: true })).toBe('self');
    writeActingRole(role);
    expect(await call('identity', { cache: true })).toBe('company');
    expect(await call('identity', { cache: true })).toBe('company');
    writeActingRole(null);
    expect(await call('identity', { cache: true })).toBe('self');
    expect(setup.api.received).toHaveLength(2);
  });
});

describe('403 ACTING_ENDED', () => {
  test('ends the role once for several calls, without a notice, and rejects each of them', async () => {
    writeActingRole(role);
    const changed = jest.fn();
    const stop = onActingState(changed);
    setup.api.answers(refused());
    const calls = [call('accountDetail'), call('identity'), call('notices')];
    const errors = await Promise.all(calls.map(failure));
    stop();
    expect(errors.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(getActingState()).toMatchObject({ role: null, ended: { company: 'Example Ltd' } });
    expect(setup.notices).toEqual([]);
  });

  test('changes nothing for a role in which the tab no longer acts', async () => {
    writeActingRole(role);
    setup.api.answers(refused('r-0'));
    await failure(call('identity'));
    expect(readActingRole()?.id).toBe('r-1');
  });

  test('keeps the role and shows a notice for another 403', async () => {
    writeActingRole(role);
    setup.api.answers(json({ subCode: subCodes.ROLE_CAPACITY, data: null }, 403));
    await failure(call('identity'));
    expect(readActingRole()?.id).toBe('r-1');
    expect(setup.notices).toHaveLength(1);
  });

  test('requests the session again without the role while the page opens', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    writeActingRole(role);
    setup.api.answers((received, response) => {
      if (received.headers[HEADER]) return refused()(received, response);
      const domain = { siteName: 'Portal', enableVerifySecret: '1', redirectHosts: [] };
      const answers: Record<string, unknown> = {
        '/anonApi/user/v1/online': true,
        '/anonApi/global/v1/domain': domain,
        '/authApi/account/v1/detail': makeUser({ id: 'u' }),
      };
      success(answers[received.path])(received, response);
    });
    expect((await loadSession()).status).toBe('in');
    // The role belonged to another account, so this user gets no message about its end.
    expect(getActingState()).toMatchObject({ role: null, ended: null });
  });
});

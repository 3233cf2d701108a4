import { HttpError } from '@/utils/http/httpErrors';
import { setStepUpDialog, withStepUp } from '@/utils/http/stepUp';
import { getActingState, updateActing } from '@/utils/storage/actingStore';

/** The server's refusal of an action that needs a confirmation. */
const refusal = (data: unknown = { methods: ['sms', 'password', 'face'] }, status = 428) =>
  new HttpError({ status, headers: { get: () => null } } as unknown as Response, { data });

/** Creates an action that the server refuses until the user has confirmed. */
function makeAction() {
  let isConfirmed = false;
  const act = jest.fn(async () => {
    if (!isConfirmed) throw refusal();
    return 'done';
  });
  const confirm = async () => {
    isConfirmed = true;
    return true;
  };
  return { act, confirm };
}

const stops: (() => void)[] = [];
/** Registers a dialog that confirms or cancels immediately. */
function asks(answer: (demand: import('@/contract').StepUpDemand) => Promise<boolean>) {
  const ask = jest.fn(answer);
  stops.push(setStepUpDialog(ask));
  return ask;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('runs the work again from the beginning after the confirmation', async () => {
  const { act, confirm } = makeAction();
  const ask = asks(confirm);
  expect(await withStepUp(act)).toBe('done');
  expect(act).toHaveBeenCalledTimes(2);
  expect(ask.mock.calls).toEqual([[{ methods: ['password', 'sms'] }]]);
});

test('does not run the work again after a declined step-up', async () => {
  const { act } = makeAction();
  asks(async () => false);
  await expect(withStepUp(act)).rejects.toMatchObject({ kind: 'declined', messageId: 'stepUp.declined' });
  expect(act).toHaveBeenCalledTimes(1);
});

/** Changes the acting role, as a switch or the end of a role does. */
const changeRole = () => updateActing({ switchCount: getActingState().switchCount + 1 });

test.each([
  ['during the action', true],
  ['during the confirmation', false],
])('does not repeat an action if the role changes %s', async (_, early) => {
  const ask = asks(async () => {
    changeRole();
    return true;
  });
  const work = jest.fn(async () => {
    if (early) changeRole();
    throw refusal();
  });
  await expect(withStepUp(work)).rejects.toMatchObject({ kind: 'declined' });
  expect(work).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(early ? 0 : 1);
});

test('does not ask again after a second refusal', async () => {
  const { act } = makeAction();
  const ask = asks(async () => true);
  await expect(withStepUp(act)).rejects.toMatchObject({ status: 428 });
  expect(act).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('shows one dialog for actions that are refused at the same time', async () => {
  const { act, confirm } = makeAction();
  let answer: (confirmed: boolean) => void = () => undefined;
  const ask = asks(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const both = Promise.all([withStepUp(act), withStepUp(act)]);
  await new Promise(setImmediate);
  answer(await confirm());
  expect(await both).toEqual(['done', 'done']);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(act).toHaveBeenCalledTimes(4);
});

test('repeats a call without a dialog if its 428 arrives after another confirmation', async () => {
  const { act, confirm } = makeAction();
  const ask = asks(confirm);
  let refuse: () => void = () => undefined;
  let tries = 0;
  const slow = withStepUp(() => {
    tries += 1;
    if (tries > 1) return act();
    return new Promise<string>((_, reject) => {
      refuse = () => reject(refusal());
    });
  });
  await withStepUp(act);
  refuse();
  expect(await slow).toBe('done');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('rejects with the error of the dialog, and asks again the next time', async () => {
  const { act, confirm } = makeAction();
  const broken = asks(async () => {
    throw new Error('Loading chunk failed');
  });
  await expect(withStepUp(act)).rejects.toThrow('Loading chunk failed');
  expect(broken).toHaveBeenCalledTimes(1);
  asks(confirm);
  expect(await withStepUp(act)).toBe('done');
});

test.each([
  ['no data', null],
  ['no list', { methods: 'password' }],
  ['no known method', { methods: ['face'] }],
])('offers no confirmation for a demand with %s', async (_, data) => {
  const ask = asks(async () => false);
  await expect(withStepUp(() => Promise.reject(refusal(data)))).rejects.toMatchObject({
    kind: 'declined',
    messageId: 'stepUp.impossible',
  });
  expect(ask).toHaveBeenCalledWith({ methods: [] });
});

test.each([
  [
    { id: 'u-2', account: 'work' },
    { id: 'u-2', account: 'work' },
  ],
  [{ id: 7, account: 'work' }, undefined],
  ['work', undefined],
])('reads the linked account %j of a demand as %j', async (target, read) => {
  const ask = asks(async () => false);
  const work = () => Promise.reject(refusal({ methods: ['sms'], target }));
  await expect(withStepUp(work)).rejects.toMatchObject({ kind: 'declined' });
  expect(ask.mock.calls[0]?.[0].target).toEqual(read);
});

test('rejects with any other error unchanged', async () => {
  const ask = asks(async () => true);
  const error = refusal(null, 500);
  await expect(withStepUp(() => Promise.reject(error))).rejects.toBe(error);
  expect(ask).not.toHaveBeenCalled();
});

test('asks a second time for a proof by other methods, and not a third time', async () => {
  const demands = [['totp'], ['email', 'sms'], ['email'], ['totp']];
  const ask = asks(async () => true);
  const work = jest.fn(async () => {
    throw refusal({ methods: demands.shift() });
  });
  await expect(withStepUp(work)).rejects.toMatchObject({ status: 428 });
  expect(ask.mock.calls).toEqual([[{ methods: ['totp'] }], [{ methods: ['sms', 'email'] }]]);
  expect(work).toHaveBeenCalledTimes(3);
});

/** @jest-environment node */
import { attempt } from '@/hooks/attempt';
import { HttpError } from '@/utils/http/request';

const silent = jest.spyOn(console, 'warn').mockReturnValue(undefined);

const UNREACHABLE = 'appeal.unreachable';
const refused = { code: 20001, subCode: '11328', subMsg: 'changed', data: null };

test('what the call brings is the result', async () => {
  expect(await attempt(async () => ({ id: '1' }), UNREACHABLE)).toEqual({ result: { id: '1' } });
});

test('a refusal is told in its own words', async () => {
  const { failure } = await attempt(async (onFailure) => {
    onFailure(refused);
    return false as const;
  }, UNREACHABLE);
  expect(failure).toMatchObject({ subCode: 'APPEAL_STATE', text: 'changed' });
});

test.each([true, false])('an answer of %p is nothing', async (answer) => {
  expect(await attempt(async () => answer, UNREACHABLE)).toEqual({ failure: { messageId: UNREACHABLE } });
});

test('an error is explained, by what is known of it or by the caller', async () => {
  const fails = async () => {
    throw new HttpError(new Response(null, { status: 500 }), null);
  };
  expect(silent).not.toHaveBeenCalled();
  expect((await attempt(fails, UNREACHABLE)).failure).toEqual({ messageId: 'error.http.500' });
  expect(silent).toHaveBeenCalled();
  const own = { messageId: 'files.unreachable' } as const;
  expect((await attempt(fails, UNREACHABLE, () => own)).failure).toBe(own);
});

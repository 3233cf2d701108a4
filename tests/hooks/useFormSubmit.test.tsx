import { act, renderHook, screen } from '@testing-library/react';
import { Form } from 'antd';
import { subCodes } from '@/contract/subCodes';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { HttpError } from '@/utils/http/request';
import { StepUpDeclined } from '@/utils/http/stepUp';
import { en } from '../support/messages';

jest.mock('@/utils/i18n/pageTitle', () => ({ setTitleError: () => undefined }));

// By import(): the transform that lifts jest.mock takes no imported types.
type Children = { children: import('react').ReactNode };

/** What the form says above its button, once the server has found this wrong. */
async function saidOf(data: Record<string, string>) {
  const body = { code: 42200, data, subCode: null, subMsg: null };
  const work = async () => {
    throw new HttpError({ status: 422, headers: { get: () => null } } as unknown as Response, body);
  };
  const { result: instance } = renderHook(() => Form.useForm()[0]);
  const form = instance.current;
  const wrapper = ({ children }: Children) => (
    <Form form={form}>
      <Form.Item name="account">
        <input />
      </Form.Item>
      {children}
    </Form>
  );
  const options = {
    work,
    done: () => {},
    fieldOf: {},
    fallback: 'account',
    unreachable: 'error.request',
  } as const;
  const { result } = renderHook(() => useFormSubmit(form, options), { wrapper });
  await act(async () => {
    await result.current.submit({});
  });
  return { said: result.current.failure, errors: form.getFieldError('account') };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('what every field says for itself is not said again above the button', async () => {
  const { said, errors } = await saidOf({ account: subCodes.ACCOUNT_TAKEN });
  expect(errors).toEqual([en['subCode.ACCOUNT_TAKEN']]);
  expect(said).toBeNull();
});

test('what no field says is said there', async () => {
  expect((await saidOf({ account: subCodes.ACCOUNT_TAKEN, secretId: '11112' })).said).not.toBeNull();
  expect((await saidOf({})).said).not.toBeNull();
});

type OnFailure = (envelope: import('@/contract').Envelope) => void;

/** Where the focus is, once a form whose button was pressed has failed with this. */
async function focusAfter(fail: (onFailure: OnFailure) => Promise<false>) {
  const { result: instance } = renderHook(() => Form.useForm()[0]);
  const form = instance.current;
  const wrapper = ({ children }: Children) => (
    <Form form={form}>
      <Form.Item name="account">
        <input data-testid="account" />
      </Form.Item>
      <button type="submit">send</button>
      {children}
    </Form>
  );
  const options = {
    work: (_: object, onFailure: OnFailure) => fail(onFailure),
    done: () => {},
    fieldOf: {},
    fallback: 'account',
    unreachable: 'error.request',
  } as const;
  const { result } = renderHook(() => useFormSubmit(form, options), { wrapper });
  const button = screen.getByText('send');
  button.focus();
  await act(async () => {
    await result.current.submit({});
  });
  expect(result.current.failure).not.toBeNull();
  return document.activeElement === button ? 'button' : document.activeElement?.getAttribute('data-testid');
}

test.each([
  ['a declined step-up', new StepUpDeclined('no')],
  ['no answer', new Error('network')],
  [
    'a failing server',
    new HttpError({ status: 500, headers: { get: () => null } } as unknown as Response, { data: null }),
  ],
])('%s is about no field: the focus stays on what was pressed', async (_, error) => {
  expect(await focusAfter(() => Promise.reject(error))).toBe('button');
});

test('a refusal of the server leads to the field to start from again', async () => {
  const refusal = { code: 40000, data: null, subCode: subCodes.BAD_CREDENTIALS, subMsg: 'no' };
  const refuse = async (onFailure: OnFailure) => {
    onFailure(refusal);
    return false as const;
  };
  expect(await focusAfter(refuse)).toBe('account');
});

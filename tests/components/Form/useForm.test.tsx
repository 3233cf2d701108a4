import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useForm } from '@/components/Form/useForm';
import { ApiError } from '@/utils/http/ApiError';
import { hasUnsavedInput } from '@/utils/routing/chunkReload';
import { en } from '../../support/messages';

interface Values {
  account: string;
  email: string;
}
const FIELDS = ['account'];

// The part that the tests read. The transform that hoists jest.mock does not accept types of imported values.
interface FormState {
  form: {
    getFieldError(name: keyof Values): string[];
    setFields(fields: { name: keyof Values; value: unknown; touched: boolean }[]): void;
  };
  draft: { restoredAt: number | null };
  startOver(values?: Partial<Values>): void;
}
let current: FormState;

interface Props {
  save?: (values: Values) => Promise<unknown>;
  onSaved?: () => void;
  completeAfterUnmount?: boolean;
  onError?: (error: { kind: string }) => unknown;
  persistedFields?: readonly string[];
  draft?: boolean;
}

function TestForm({ save = async () => null, onSaved = () => {}, ...rest }: Props) {
  const { completeAfterUnmount, onError, persistedFields, draft } = rest;
  const form = useForm<Values, unknown>({
    name: 'test',
    save,
    onSaved,
    completeAfterUnmount,
    onError,
    errorFields: { EMAIL_TAKEN: 'email' },
    firstField: 'account',
    unreachable: 'error.request',
    persistedFields,
    draft: draft ? { name: 'test', owner: 'u-1', fields: FIELDS } : undefined,
  });
  current = form;
  const { failure, formProps } = form;
  return (
    <Form {...formProps}>
      <Form.Item name="account">
        <Input aria-label="account" />
      </Form.Item>
      <Form.Item name="email" rules={[{ max: 40 }]}>
        <Input aria-label="email" />
      </Form.Item>
      <button type="submit">send</button>
      <output>{failure.error?.kind}</output>
    </Form>
  );
}

const fieldOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const typeInto = (name: string, value: string) => fireEvent.change(fieldOf(name), { target: { value } });
const button = () => screen.getByText('send');
const send = () =>
  act(async () => {
    button().focus();
    fireEvent.click(button());
  });
const alertText = () => screen.getByRole('status').textContent;
const errorsOf = (name: keyof Values) => current.form.getFieldError(name);
const rejects = (error: unknown) => jest.fn().mockRejectedValue(error);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('saves once after two quick clicks, and passes the result to onSaved', async () => {
  const save = jest.fn(async () => 'id');
  const onSaved = jest.fn();
  render(<TestForm save={save} onSaved={onSaved} />);
  typeInto('account', 'demo');
  await act(async () => {
    fireEvent.click(button());
    fireEvent.click(button());
  });
  await send();
  expect(save).toHaveBeenCalledTimes(2);
  expect(save).toHaveBeenCalledWith({ account: 'demo', email: undefined });
  expect(onSaved).toHaveBeenCalledWith('id');
});

test.each([
  [false, 0],
  [true, 1],
])(
  'calls onSaved after unmounting only with `completeAfterUnmount` (%s)',
  async (completeAfterUnmount, times) => {
    let end: (id: string) => void = () => undefined;
    const onSaved = jest.fn();
    const save = () =>
      new Promise<string>((resolve) => {
        end = resolve;
      });
    const { unmount } = render(
      <TestForm save={save} onSaved={onSaved} completeAfterUnmount={completeAfterUnmount} />,
    );
    typeInto('account', 'demo');
    await send();
    unmount();
    await act(async () => end('id'));
    expect(onSaved).toHaveBeenCalledTimes(times);
  },
);

const wrong = (fields: object) =>
  new ApiError('http', { status: 422, fields: fields as Record<string, never>, messageId: 'error.http.422' });

test.each([[{ account: 'ACCOUNT_TAKEN', secretId: 'FIELDS_WRONG' }], [{}]] as const)(
  'shows above the button an error that no field shows: %j',
  async (fields) => {
    render(<TestForm save={rejects(wrong(fields))} />);
    await send();
    expect(alertText()).toBe('http');
  },
);

test.each([
  ['a refusal', new ApiError('refused', { subCode: 'EMAIL_TAKEN', text: 'taken' })],
  ['an error with a status', new ApiError('http', { subCode: 'EMAIL_TAKEN', status: 409 })],
  ['a 422', wrong({ email: 'EMAIL_TAKEN' })],
])('shows %s that concerns one field only at that field', async (_, error) => {
  render(<TestForm save={rejects(error)} />);
  await send();
  expect(errorsOf('email')).toEqual([en['subCode.EMAIL_TAKEN']]);
  expect(document.activeElement).toBe(fieldOf('email'));
  expect(alertText()).toBe('');
});

test.each([
  ['a declined step-up', new ApiError('declined')],
  ['no response', new TypeError('network')],
  ['a failing server', new ApiError('http', { status: 500 })],
])('keeps the focus on the pressed button after %s', async (_, error) => {
  render(<TestForm save={rejects(error)} />);
  await send();
  expect(document.activeElement).toBe(button());
  expect(alertText()).not.toBe('');
});

test('focuses the first field after a refusal that concerns no field', async () => {
  render(<TestForm save={rejects(new ApiError('refused', { subCode: 'BAD_CREDENTIALS' }))} />);
  await send();
  expect(document.activeElement).toBe(fieldOf('account'));
  expect(alertText()).toBe('refused');
});

test('shows no error if onError has handled it', async () => {
  const onError = jest.fn(() => true);
  render(<TestForm save={rejects(new ApiError('refused'))} onError={onError} />);
  await send();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(alertText()).toBe('');
});

describe('typed input', () => {
  test('is not unsaved if it is an empty list, such as that of removed files', () => {
    render(<TestForm />);
    typeInto('email', 'a');
    act(() => current.form.setFields([{ name: 'account', value: [], touched: true }]));
    typeInto('email', '');
    expect(hasUnsavedInput()).toBe(false);
  });

  test('is unsaved until it is deleted or saved', async () => {
    render(<TestForm />);
    typeInto('account', 'd');
    expect(hasUnsavedInput()).toBe(true);
    typeInto('account', '');
    expect(hasUnsavedInput()).toBe(false);
    typeInto('account', 'demo');
    await send();
    expect(hasUnsavedInput()).toBe(false);
  });

  test('is kept after a failure, also as a draft', async () => {
    const { unmount } = render(<TestForm draft save={rejects(new ApiError('network'))} />);
    typeInto('account', 'demo');
    await send();
    expect(fieldOf('account').value).toBe('demo');
    unmount();
    render(<TestForm draft />);
    expect(fieldOf('account').value).toBe('demo');
    expect(current.draft.restoredAt).not.toBeNull();
  });

  test('is stored in the tab for the given fields until it is saved', async () => {
    const first = render(<TestForm persistedFields={FIELDS} />);
    typeInto('account', 'demo');
    typeInto('email', 'a@example.com');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a@example.com');
    first.unmount();
    const second = render(<TestForm persistedFields={FIELDS} />);
    expect([fieldOf('account').value, fieldOf('email').value]).toEqual(['demo', '']);
    await send();
    second.unmount();
    render(<TestForm persistedFields={FIELDS} />);
    expect(fieldOf('account').value).toBe('');
  });
});

test('clears the form, deletes the draft and focuses the first field when the user starts over', () => {
  render(<TestForm draft />);
  typeInto('account', 'demo');
  act(() => current.startOver({ email: 'a@example.com' }));
  expect([fieldOf('account').value, fieldOf('email').value]).toEqual(['', 'a@example.com']);
  expect(document.activeElement).toBe(fieldOf('account'));
  expect(localStorage).toHaveLength(0);
  expect(hasUnsavedInput()).toBe(false);
});

test('removes the failure of the previous submit when the rules reject the next one', async () => {
  render(<TestForm save={rejects(new ApiError('refused', { subCode: 'BAD_CREDENTIALS' }))} />);
  await send();
  expect(alertText()).toBe('refused');
  typeInto('email', 'x'.repeat(41));
  await send();
  expect(errorsOf('email')).toHaveLength(1);
  expect(alertText()).toBe('');
});

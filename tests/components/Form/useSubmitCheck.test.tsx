import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { createPortal } from 'react-dom';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { SPINNER_SHOW_DELAY } from '@/constants';
import { en } from '../../support/messages';

interface Values {
  name: string;
  proof: string;
}

const save = jest.fn();
/** Ends the pending check of the field `proof`. */
let finish: (error?: Error) => void;
const checkProof = jest.fn(
  () => new Promise<void>((resolve, reject) => (finish = (error) => (error ? reject(error) : resolve()))),
);

/** A form with a slow check, like that of a captcha. Another such form (`inner`) lies in a dialog above it. */
function TestForm({ inner = false }) {
  const { formProps, ...submission } = useForm<Values, void>({
    name: inner ? 'inner' : 'test',
    save,
    onSaved: () => undefined,
    firstField: 'name',
    unreachable: 'error.request',
  });
  return (
    <PortalForm {...formProps} initialValues={{ name: inner ? 'inner' : 'demo', proof: 'x' }}>
      <Form.Item name="name" rules={[{ required: true, message: 'a name, please' }]}>
        <Input aria-label={inner ? 'inner name' : 'name'} />
      </Form.Item>
      <Form.Item name="proof" validateTrigger="onSubmit" rules={[{ validator: checkProof }]}>
        <Input aria-label={inner ? 'inner proof' : 'proof'} />
      </Form.Item>
      {!inner && createPortal(<TestForm inner />, document.body)}
      <SubmitFooter form={submission} submitLabel="form.next" submittingLabel="form.submitting" />
    </PortalForm>
  );
}

const nameField = () => screen.getByLabelText('name');
const formOf = (label: string) => screen.getByLabelText(label).closest('form') as HTMLFormElement;
const submitForm = (label = 'name') => act(async () => fireEvent.submit(formOf(label)));
const edits = (value: string) => act(async () => fireEvent.change(nameField(), { target: { value } }));
const leaves = () => act(async () => fireEvent.blur(nameField()));
const ends = (error?: Error) => act(async () => finish(error));
const sent = () => save.mock.calls.map(([values]) => values);

beforeEach(() => {
  save.mockReset();
  checkProof.mockClear();
  render(<TestForm />);
});
afterEach(() => jest.useRealTimers());

test('sends a submit although a field is left while it is checked', async () => {
  await submitForm();
  await leaves();
  await ends();
  // The check was canceled, so it runs again.
  expect(checkProof).toHaveBeenCalledTimes(2);
  await ends();
  expect(sent()).toEqual([{ name: 'demo', proof: 'x' }]);
});

test('sends one request if the form is submitted again while it is checked', async () => {
  await submitForm();
  await submitForm();
  await ends();
  expect(checkProof).toHaveBeenCalledTimes(1);
  expect(sent()).toHaveLength(1);
  await submitForm();
  await ends();
  expect(sent()).toHaveLength(2);
});

test('checks a value that was changed during the check before it sends the form', async () => {
  await submitForm();
  await edits('');
  await ends();
  await ends();
  expect(screen.getByText('a name, please')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  await edits('other');
  await submitForm();
  await ends();
  expect(sent()).toEqual([{ name: 'other', proof: 'x' }]);
});

test('sends nothing if the form is left while it is checked', async () => {
  await submitForm();
  cleanup();
  await ends();
  expect(save).not.toHaveBeenCalled();
});

test('shows that it is busy if the check takes long, and is idle again after a failure', async () => {
  jest.useFakeTimers();
  await submitForm();
  expect(screen.queryByText(en['form.submitting'])).toBeNull();
  act(() => void jest.advanceTimersByTime(SPINNER_SHOW_DELAY));
  const button = screen.getByText(en['form.submitting']).closest('button');
  expect(button?.getAttribute('aria-busy')).toBe('true');
  await ends(new Error('no proof'));
  expect(screen.queryByText(en['form.submitting'])).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(SPINNER_SHOW_DELAY));
  expect(screen.getByLabelText('proof').getAttribute('aria-invalid')).toBe('true');
  expect(save).not.toHaveBeenCalled();
});

test('ignores the submit of a form in a dialog above it', async () => {
  await submitForm('inner name');
  await ends();
  expect(sent()).toEqual([{ name: 'inner', proof: 'x' }]);
  await submitForm();
  await ends();
  expect(sent()).toEqual([
    { name: 'inner', proof: 'x' },
    { name: 'demo', proof: 'x' },
  ]);
});

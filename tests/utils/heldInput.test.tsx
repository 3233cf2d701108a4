import { act, render } from '@testing-library/react';
import { Checkbox, Form, Input, Radio } from 'antd';
import { hydrateRoot, type Root } from 'react-dom/client';
import { PortalForm } from '@/components/Form/PortalForm';
import { awaitForms } from '@/utils/heldInput';

interface Values {
  account?: string;
  password?: string;
  agree?: boolean;
  kind?: string;
}

const sent = jest.fn();
let page: HTMLElement;
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

beforeEach(() => {
  sent.mockClear();
  document.body.replaceChildren();
  page = document.createElement('div');
  document.body.append(page);
});

function SignIn({ fields = ['account', 'password'] }: { fields?: string[] }) {
  const [form] = Form.useForm<Values>();
  return (
    <PortalForm<Values> form={form} onFinish={sent} onFinishFailed={jest.fn()} onFieldsChange={jest.fn()}>
      {fields.map((name) => (
        <Form.Item key={name} name={name as keyof Values}>
          <Input name={name} />
        </Form.Item>
      ))}
      <Form.Item name="kind">
        <Radio.Group name="kind" options={['person', 'legal']} />
      </Form.Item>
      <Form.Item name="agree" valuePropName="checked">
        <Checkbox name="agree">agree</Checkbox>
      </Form.Item>
      <button type="submit">send</button>
    </PortalForm>
  );
}

const input = (root: Element, selector: string) =>
  root.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

/** The page's HTML as it was before, and what somebody did in it: no event of it has reached React. */
async function arrive() {
  const drawn = render(<SignIn />);
  const html = drawn.container.innerHTML;
  drawn.unmount();
  page.innerHTML = html;
  input(page, '[name=account]').value = 'demo';
  input(page, '[name=password]').value = 'secret';
  input(page, '[value=legal]').checked = true;
  input(page, '[name=agree]').checked = true;
}

const values = (root: Element) =>
  [...root.querySelectorAll('input')].map(({ type, value, checked }) =>
    type === 'radio' || type === 'checkbox' ? checked : value,
  );
const TYPED = ['demo', 'secret', false, true, true];

async function submit(root: Element) {
  await act(async () => root.querySelector('form')?.requestSubmit());
}

test('a form that React makes its own keeps what was typed, and sends it', async () => {
  await arrive();
  awaitForms(page);
  await act(async () => {
    root = hydrateRoot(page, <SignIn />);
  });
  expect(values(page)).toEqual(TYPED);
  await submit(page);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0][0]).toEqual({ account: 'demo', password: 'secret', kind: 'legal', agree: true });
});

test('a form that is drawn anew takes over what was typed until then', async () => {
  await arrive();
  awaitForms(page);
  // Typed after it was decided to draw anew, before that was done.
  input(page, '[name=account]').value = 'demo_work';
  const { container } = render(<SignIn />);
  expect(values(container)).toEqual(['demo_work', 'secret', false, true, true]);
  await submit(container);
  expect(sent.mock.calls[0][0]).toMatchObject({ account: 'demo_work', password: 'secret' });
});

test('a submit is held, and sent once', async () => {
  await arrive();
  (page.querySelector('form') as HTMLFormElement).dataset.heldSubmit = '';
  awaitForms(page);
  await act(async () => {
    root = hydrateRoot(page, <SignIn />);
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(page.querySelector('form')?.dataset).not.toHaveProperty('heldSubmit');
});

test('what does not find its field is not sent unasked', async () => {
  await arrive();
  (page.querySelector('form') as HTMLFormElement).dataset.heldSubmit = '';
  awaitForms(page);
  const { container } = render(<SignIn fields={['account']} />);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(values(container)[0]).toBe('demo');
  expect(sent).not.toHaveBeenCalled();
});

test('only the first form gets it', async () => {
  await arrive();
  awaitForms(page);
  render(<SignIn />);
  const { container } = render(<SignIn />);
  expect(values(container)).toEqual(['', '', false, false, false]);
});

test('nothing was typed: nothing changes', async () => {
  page.innerHTML = '<form><input name="account"></form>';
  awaitForms(page);
  const { container } = render(<SignIn />);
  expect(values(container)).toEqual(['', '', false, false, false]);
});

test('without scripts nothing that was typed gets into the address', () => {
  const { container } = render(<SignIn />);
  expect(container.querySelector('form')?.getAttribute('method')).toBe('dialog');
});

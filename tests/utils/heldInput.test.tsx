import { act, render } from '@testing-library/react';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PortalForm } from '@/components/Form/PortalForm';
import { awaitForms, endEarlySubmits, forgetHeldInput, holdsInput, takeHeldInput } from '@/utils/heldInput';

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

/** Choices and submits come after what a page does as it opens. */
const nextTask = () =>
  new Promise<void>((resolve) => setTimeout(() => setTimeout(() => setTimeout(resolve))));

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
  await act(nextTask);
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
  await act(nextTask);
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
  await act(nextTask);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(page.querySelector('form')?.dataset).not.toHaveProperty('heldSubmit');
});

test('what does not find its field is not sent unasked', async () => {
  await arrive();
  (page.querySelector('form') as HTMLFormElement).dataset.heldSubmit = '';
  awaitForms(page);
  const { container } = render(<SignIn fields={['account']} />);
  await act(nextTask);
  expect(values(container)[0]).toBe('demo');
  expect(sent).not.toHaveBeenCalled();
});

test('a form is given what it has the fields for; another one is not, and opens no less', async () => {
  await arrive();
  (page.querySelector('form') as HTMLFormElement).dataset.heldSubmit = '';
  awaitForms(page);
  const other = render(<SignIn fields={['mobile']} />);
  expect(values(other.container)[0]).toBe('');
  endEarlySubmits();
  const { container } = render(<SignIn />);
  await act(nextTask);
  expect(values(container)).toEqual(TYPED);
  // The press was for the page as it was then.
  expect(sent).not.toHaveBeenCalled();
});

test('on another page nothing of it is left', async () => {
  await arrive();
  awaitForms(page);
  forgetHeldInput();
  const { container } = render(<SignIn />);
  await act(nextTask);
  expect(values(container)).toEqual(['', '', false, false, false]);
});

test('a choice outlasts what the page sets as it opens', async () => {
  function Page() {
    const [kind, setKind] = useState('person');
    const [form] = Form.useForm();
    useEffect(() => setKind('person'), []);
    return (
      <PortalForm form={form} onFinish={sent} onFinishFailed={jest.fn()} onFieldsChange={jest.fn()}>
        <Radio.Group
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          options={['person', 'legal']}
        />
      </PortalForm>
    );
  }
  page.innerHTML = renderToString(<Page />);
  input(page, '[value=legal]').checked = true;
  awaitForms(page);
  await act(async () => {
    root = hydrateRoot(page, <Page />);
  });
  await act(nextTask);
  expect([...page.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
});

test('a press that the form refuses leaves its button ready', async () => {
  await arrive();
  const form = page.querySelector('form') as HTMLFormElement;
  form.dataset.heldSubmit = '';
  form.querySelector('button')?.setAttribute('aria-busy', 'true');
  awaitForms(page);
  await act(async () => {
    root = hydrateRoot(page, <SignIn />);
  });
  expect(page.querySelector('button')?.getAttribute('aria-busy')).toBe('false');
});

test('selects and long texts count where they were changed, and only there', async () => {
  const heard = jest.fn();
  function Page() {
    const [form] = Form.useForm();
    return (
      <PortalForm form={form} onFinish={sent} onFinishFailed={jest.fn()} onFieldsChange={jest.fn()}>
        <select name="a" defaultValue="2" onChange={() => heard('a')}>
          <option value="1" />
          <option value="2" />
        </select>
        <select name="b" defaultValue="2" onChange={() => heard('b')}>
          <option value="1" />
          <option value="2" />
        </select>
        <Form.Item name="text">
          <Input.TextArea name="text" />
        </Form.Item>
      </PortalForm>
    );
  }
  page.innerHTML = renderToString(<Page />);
  expect(holdsInput(page)).toBe(false);
  const [, second] = page.querySelectorAll('select');
  (second as HTMLSelectElement).value = '1';
  const text = page.querySelector('textarea') as HTMLTextAreaElement;
  text.value = 'some words';
  expect(holdsInput(page)).toBe(true);
  awaitForms(page);
  await act(async () => {
    root = hydrateRoot(page, <Page />);
  });
  expect(heard.mock.calls).toEqual([['b']]);
  expect([second?.value, text.value]).toEqual(['1', 'some words']);
});

test('an answer to what was not there yet is void', async () => {
  page.innerHTML = '<form><input name="captcha" data-void-early><input name="account"></form>';
  input(page, '[name=captcha]').value = 'abcd';
  input(page, '[name=account]').value = 'demo';
  awaitForms(page);
  const form = page.querySelector('form') as HTMLFormElement;
  expect(takeHeldInput(form)?.submitted).toBe(false);
  expect(values(page)).toEqual(['', 'demo']);
});

test('a file that was chosen is heard of', async () => {
  const heard = jest.fn();
  function Page() {
    const [form] = Form.useForm();
    return (
      <PortalForm form={form} onFinish={sent} onFinishFailed={jest.fn()} onFieldsChange={jest.fn()}>
        <input type="file" onChange={({ target }) => heard(target.files?.[0]?.name)} />
      </PortalForm>
    );
  }
  page.innerHTML = renderToString(<Page />);
  const file = new File(['x'], 'me.p12');
  Object.defineProperty(page.querySelector('input'), 'files', { value: [file] });
  awaitForms(page);
  await act(async () => {
    root = hydrateRoot(page, <Page />);
  });
  await act(nextTask);
  expect(heard.mock.calls).toEqual([['me.p12']]);
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

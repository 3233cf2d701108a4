import { act, render } from '@testing-library/react';
import { Checkbox, Form, Input, Radio } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PortalForm } from '@/components/Form/PortalForm';
import {
  awaitForms,
  discardEarlySubmits,
  discardPreHydrationInput,
  hasChangedField,
  takePreHydrationInput,
} from '@/utils/preHydrationInput';

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

function SentForm({ children }: { children: ReactNode }) {
  const [form] = Form.useForm();
  return (
    <PortalForm form={form} onFinish={sent} onFinishFailed={jest.fn()} onFieldsChange={jest.fn()}>
      {children}
    </PortalForm>
  );
}

function SignIn({ fields = ['account', 'password'] }: { fields?: string[] }) {
  return (
    <SentForm>
      {fields.map((name) => (
        <Form.Item key={name} name={name}>
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
    </SentForm>
  );
}

const input = (root: Element, selector: string) =>
  root.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

/** The page's HTML with the input of a user. React has received no event of it. */
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

/** Choices and submits are repeated after the effects of the page. */
const nextTask = () =>
  new Promise<void>((resolve) => setTimeout(() => setTimeout(() => setTimeout(resolve))));

/** Hydrates the page's HTML, and waits until choices and submits are repeated. */
async function hydrate(content: ReactNode) {
  awaitForms(page);
  await act(async () => {
    root = hydrateRoot(page, content);
  });
  await act(nextTask);
}

/** The user has submitted the form before React runs. */
const submitEarly = () => {
  (page.querySelector('form') as HTMLFormElement).dataset.pending = '';
};

/** Renders a form in place of the page's HTML, and waits until choices and submits are repeated. */
async function replaceBy(content: JSX.Element) {
  const { container } = render(content);
  await act(nextTask);
  return container;
}

const values = (root: Element) =>
  [...root.querySelectorAll('input')].map(({ type, value, checked }) =>
    type === 'radio' || type === 'checkbox' ? checked : value,
  );
const TYPED = ['demo', 'secret', false, true, true];

async function submit(root: Element) {
  await act(async () => root.querySelector('form')?.requestSubmit());
}

test('keeps typed input in a hydrated form and submits it', async () => {
  await arrive();
  await hydrate(<SignIn />);
  expect(values(page)).toEqual(TYPED);
  await submit(page);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0][0]).toEqual({ account: 'demo', password: 'secret', kind: 'legal', agree: true });
});

test('copies the typed input into a form that replaces the HTML', async () => {
  await arrive();
  awaitForms(page);
  // The user keeps typing while React renders.
  input(page, '[name=account]').value = 'demo_work';
  const container = await replaceBy(<SignIn />);
  expect(values(container)).toEqual(['demo_work', 'secret', false, true, true]);
  await submit(container);
  expect(sent.mock.calls[0][0]).toMatchObject({ account: 'demo_work', password: 'secret' });
});

test('repeats an early submit once', async () => {
  await arrive();
  submitEarly();
  await hydrate(<SignIn />);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(page.querySelector('form')?.dataset).not.toHaveProperty('pending');
});

test('does not repeat a submit if a changed field has no counterpart', async () => {
  await arrive();
  submitEarly();
  awaitForms(page);
  const container = await replaceBy(<SignIn fields={['account']} />);
  expect(values(container)[0]).toBe('demo');
  expect(sent).not.toHaveBeenCalled();
});

test('copies typed input to the form that has its fields', async () => {
  await arrive();
  submitEarly();
  awaitForms(page);
  const other = render(<SignIn fields={['mobile']} />);
  expect(values(other.container)[0]).toBe('');
  discardEarlySubmits();
  const container = await replaceBy(<SignIn />);
  expect(values(container)).toEqual(TYPED);
  // The user submitted another state of the page.
  expect(sent).not.toHaveBeenCalled();
});

test('drops the input when another page is shown', async () => {
  await arrive();
  awaitForms(page);
  discardPreHydrationInput();
  const container = await replaceBy(<SignIn />);
  expect(values(container)).toEqual(['', '', false, false, false]);
});

test('repeats a choice after the effects of the page', async () => {
  function Page() {
    const [kind, setKind] = useState('person');
    useEffect(() => setKind('person'), []);
    return (
      <SentForm>
        <Radio.Group
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          options={['person', 'legal']}
        />
      </SentForm>
    );
  }
  page.innerHTML = renderToString(<Page />);
  input(page, '[value=legal]').checked = true;
  await hydrate(<Page />);
  expect([...page.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
});

test('resets the busy button when the form rejects the early submit', async () => {
  await arrive();
  const form = page.querySelector('form') as HTMLFormElement;
  form.dataset.pending = '';
  form.querySelector('button')?.setAttribute('aria-busy', 'true');
  awaitForms(page);
  await act(async () => {
    root = hydrateRoot(page, <SignIn />);
  });
  expect(page.querySelector('button')?.getAttribute('aria-busy')).toBe('false');
});

test('copies only changed selects and text areas', async () => {
  const listener = jest.fn();
  function Page() {
    return (
      <SentForm>
        <select name="a" defaultValue="2" onChange={() => listener('a')}>
          <option value="1" />
          <option value="2" />
        </select>
        <select name="b" defaultValue="2" onChange={() => listener('b')}>
          <option value="1" />
          <option value="2" />
        </select>
        <Form.Item name="text">
          <Input.TextArea name="text" />
        </Form.Item>
      </SentForm>
    );
  }
  page.innerHTML = renderToString(<Page />);
  expect(hasChangedField(page)).toBe(false);
  const [, second] = page.querySelectorAll('select');
  (second as HTMLSelectElement).value = '1';
  const text = page.querySelector('textarea') as HTMLTextAreaElement;
  text.value = 'some words';
  expect(hasChangedField(page)).toBe(true);
  await hydrate(<Page />);
  expect(listener.mock.calls).toEqual([['b']]);
  expect([second?.value, text.value]).toEqual(['1', 'some words']);
});

test('clears a void field and does not submit', async () => {
  page.innerHTML = '<form><input name="captcha" data-void-early><input name="account"></form>';
  input(page, '[name=captcha]').value = 'abcd';
  input(page, '[name=account]').value = 'demo';
  awaitForms(page);
  const form = page.querySelector('form') as HTMLFormElement;
  expect(takePreHydrationInput(form)?.submitted).toBe(false);
  expect(values(page)).toEqual(['', 'demo']);
});

test('renders forms with the method dialog, which keeps fields out of the address', () => {
  const { container } = render(<SignIn />);
  expect(container.querySelector('form')?.getAttribute('method')).toBe('dialog');
});

/** Parses the HTML of a form into a container of its own. */
function htmlForm(fields: string): HTMLFormElement {
  const container = document.createElement('div');
  container.innerHTML = `<form>${fields}</form>`;
  document.body.append(container);
  return container.querySelector('form') as HTMLFormElement;
}

/** Puts fields on the page as HTML, changes them like a user, and copies them to another form. */
function replaces(before: string, change: (form: HTMLFormElement) => void, after = before) {
  page.innerHTML = `<form>${before}</form>`;
  change(page.querySelector('form') as HTMLFormElement);
  awaitForms(page);
  const form = htmlForm(after);
  const earlyInput = takePreHydrationInput(form);
  earlyInput?.replayChoices();
  return form;
}

test.each([
  ['a select without a default', '<select name="a"><option value="1">1</option></select>'],
  ['a checked box', '<input type="checkbox" checked>'],
  ['an empty file field', '<input type="file">'],
  ['a hidden field', '<input type="hidden" name="a" value="1">'],
])('counts %s as unchanged', (_what, field) => {
  expect(hasChangedField(htmlForm(field))).toBe(false);
});

test.each([
  ['type', '<input type="password" name="a"><input name="a">', ['', 'x']],
  ['name', '<input name="b"><input name="a">', ['', 'x']],
])('copies a text to the field of the same %s', (_what, after, expected) => {
  const form = replaces('<input name="a">', (old) => (input(old, 'input').value = 'x'), after);
  expect(values(form)).toEqual(expected);
});

test('does not copy a void field', () => {
  const form = replaces('<input name="captcha" data-void-early><input name="account">', (old) => {
    input(old, '[name=captcha]').value = 'abcd';
    input(old, '[name=account]').value = 'demo';
  });
  expect(values(form)).toEqual(['', 'demo']);
});

test('keeps a choice made while React is loading', () => {
  page.innerHTML = '<form><input type="radio" name="kind" value="a"></form>';
  awaitForms(page);
  const radio = input(page, 'input');
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
  // Hydration resets the radio.
  radio.checked = false;
  takePreHydrationInput(page.querySelector('form') as HTMLFormElement)?.replayChoices();
  expect(radio.checked).toBe(true);
});

test('reports a text that the user removed', () => {
  const form = htmlForm('<input name="a" value="x">');
  const listener = jest.fn();
  form.addEventListener('input', listener);
  page.innerHTML = '<form><input name="a" value="x"></form>';
  input(page, 'input').value = '';
  awaitForms(page);
  takePreHydrationInput(form);
  expect([values(form), listener.mock.calls.length]).toEqual([[''], 1]);
});

test('keeps the selection of a hydrated field, and accepts fields without one', () => {
  page.innerHTML = '<form><input name="a"><input name="b" type="email"></form>';
  const [text, email] = [input(page, '[name=a]'), input(page, '[name=b]')];
  text.value = 'demo';
  email.value = 'a@example.com';
  text.setSelectionRange(1, 2, 'backward');
  awaitForms(page);
  takePreHydrationInput(page.querySelector('form') as HTMLFormElement);
  const { selectionStart, selectionEnd, selectionDirection } = text;
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 2, 'backward']);
  expect(email.value).toBe('a@example.com');
});

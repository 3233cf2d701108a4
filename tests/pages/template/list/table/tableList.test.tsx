/** Tests the table list over a fake server of 21 rules. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import TableListPage, { ruleFilters } from '@/pages/template/list/table';
import { cleanListQuery } from '@/utils/routing/listQuery';
import { createFakeNetwork, httpError, refusal } from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/render/showPage';

type Rule = import('@/contract').Rule;

const LIST = '/template/list/table';

const network = createFakeNetwork();
let rules: Rule[] = [];

function deleteRules(ids: string[]) {
  const deleted = ids.filter((id) => rules.some((rule) => rule.id === id));
  rules = rules.filter(({ id }) => !deleted.includes(id));
  return { deleted, missing: ids.filter((id) => !deleted.includes(id)) };
}

/** Answers the requests from the list in `rules`. */
function startServer() {
  rules = Array.from({ length: 21 }, (_, index) => makeRule(21 - index));
  network.answer('rules', ({ query }) => {
    const { pageNumber, pageSize } = {
      pageNumber: Number(query.pageNumber),
      pageSize: Number(query.pageSize),
    };
    const list = rules.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    return { list, total: rules.length, pageNumber, pageSize };
  });
  network.answer('rule', ({ params }) => rules.find(({ id }) => id === params.id) ?? httpError(404));
  network.answer('deleteRule', ({ params }) =>
    deleteRules([params.id ?? '']).missing.length > 0 ? httpError(404) : null,
  );
  network.answer('deleteRules', ({ body }) => deleteRules(body.ids));
}

const makeRule = (number: number, more: Partial<Rule> = {}): Rule => ({
  id: `rule-${number}`,
  version: 'first',
  name: `TASK-${number}`,
  description: `About ${number}`,
  calls: number,
  status: 'ONLINE',
  scheduledAt: null,
  ...more,
});

const openPage = (address = LIST) => showPage(<TableListPage />, { path: address });
/** The last address that the page has opened. */
const address = () => visits.at(-1)?.split(' ')[1];
const titles = () => network.notices.map(({ title }) => title);
/** Visible text of a button. Queries by role take seconds with this many rows. */
const getVisibleText = (button: Element) =>
  [...button.childNodes]
    .filter((node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
    .map(({ textContent }) => textContent)
    .join('');
const findButton = (name: string, within_: Element = document.body) =>
  [...within_.querySelectorAll('button')].find((button) => getVisibleText(button) === name);
const presses = (name: string, within_?: Element) => press(findButton(name, within_) as HTMLElement);
const rows = () => [...document.querySelectorAll('.rules-name')].map(({ textContent }) => textContent);
const dialog = () => document.querySelector('.ant-modal') as HTMLElement;
const drawer = () => document.querySelector('.ant-drawer-body') as HTMLElement;
const fillIn = (name: string, value: string) =>
  fireEvent.change(drawer().querySelector(`[name="${name}"]`) as HTMLElement, { target: { value } });

beforeEach(() => startServer());

test('opens page 1 without filters after an add, with the new rule at the top', async () => {
  network.answer('addRule', ({ body }) => {
    const added = makeRule(22, body);
    rules.unshift(added);
    return added;
  });
  await openPage(`${LIST}?status=OFF&pageNumber=3`);
  expect(rows()).toEqual(['TASK-1']);
  await presses('Add a rule');
  fillIn('name', '<b>bold</b>');
  fillIn('description', 'About it');
  await presses('Save', drawer());
  expect(network.bodies('addRule')).toEqual([{ name: '<b>bold</b>', description: 'About it' }]);
  expect(address()).toBe(LIST);
  expect(rows()[0]).toBe('<b>bold</b>');
});

test('opens the previous page after the only row of the last page was deleted', async () => {
  await openPage(`${LIST}?pageNumber=3`);
  await presses('Delete: TASK-1');
  await presses('Delete', dialog());
  expect(address()).toBe(`${LIST}?pageNumber=2`);
  expect(rows()).toHaveLength(10);
  expect(titles()).toEqual(['1 rule deleted']);
  expect(document.activeElement?.matches('.rules section')).toBe(true);
});

test('reports deleted and missing rules of a batch, and opens the previous page if the last one is empty', async () => {
  rules.pop();
  await openPage(`${LIST}?pageNumber=2`);
  fireEvent.click(screen.getByLabelText(en['table.selectPage']));
  rules = rules.filter(({ id }) => id !== 'rule-5');
  await presses('Delete 10');
  expect(dialog().querySelectorAll('li')).toHaveLength(10);
  await presses('Delete', dialog());
  expect(titles()).toEqual(['9 rules deleted']);
  expect(document.querySelector('.rules [role="alert"]')?.textContent).toBe(
    '1 rule had already been deleted',
  );
  expect(address()).toBe(LIST);
  expect(rows()).toHaveLength(10);
  expect(findButton('Delete 10')).toBeUndefined();
});

test('shows neither an error nor a success notice for a rule that was already deleted', async () => {
  await openPage();
  rules = rules.filter(({ id }) => id !== 'rule-20');
  await presses('Delete: TASK-20');
  await presses('Delete', dialog());
  expect(titles()).toEqual([]);
  expect(document.querySelector('.rules [role="alert"]')?.textContent).toBe(
    '1 rule had already been deleted',
  );
  expect(rows()).not.toContain('TASK-20');
});

test('shows a concurrent change and overwrites only the fields that the user changed', async () => {
  await openPage();
  network.answer('changeRule', ({ params, body }) => {
    if (body.version === 'first') {
      rules = rules.map((rule) =>
        rule.id === params.id ? { ...rule, version: 'second', description: 'Theirs' } : rule,
      );
      return refusal('CHANGED_MEANWHILE');
    }
    return { ...makeRule(21), ...body };
  });
  await presses('Change: TASK-21');
  fillIn('name', 'Mine');
  await presses('Save', drawer());
  const conflict = drawer().querySelector('.conflict-alert') as HTMLElement;
  // A field that only this user changed is no conflict.
  expect([...conflict.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['Theirs']);
  await presses('Save', drawer());
  expect(network.sent('changeRule')).toHaveLength(1);
  expect(document.activeElement).toBe(findButton(en['form.conflict.take'], conflict));
  await presses(en['form.conflict.keep'], conflict);
  expect(document.activeElement).toBe(drawer().querySelector('[name="name"]'));
  await presses('Save', drawer());
  expect(network.sent('changeRule')[1]).toMatchObject({
    params: { id: 'rule-21' },
    body: {
      name: 'Mine',
      description: 'Theirs',
      version: 'second',
    },
  });
});

test('closes the form of a deleted rule, shows a message, and focuses the list', async () => {
  await openPage();
  network.answer('changeRule', httpError(404));
  findButton('Change: TASK-21')?.focus();
  await presses('Change: TASK-21');
  rules.shift();
  await presses('Save', drawer());
  expect(screen.getByText('1 rule had already been deleted')).toBeTruthy();
  const list = document.querySelector('section[tabindex="-1"]');
  await waitFor(() => expect(document.activeElement).toBe(list));
});

describe('the form when the user closes it', () => {
  const closes = () => press(document.querySelector('.ant-drawer-close') as HTMLElement);
  const isOpen = () => document.querySelector('.ant-drawer-open') !== null;

  test('asks for confirmation only before it discards changes', async () => {
    await openPage();
    await presses('Change: TASK-21');
    fillIn('name', 'Mine');
    await closes();
    await presses(en['template.rules.discard.keep'], dialog());
    expect(isOpen()).toBe(true);
    expect(drawer().querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Mine');
    await closes();
    await presses(en['template.rules.discard'], dialog());
    await waitFor(() => expect(isOpen()).toBe(false));
    // The form of the next rule does not contain the discarded input.
    await presses('Change: TASK-20');
    expect(drawer().querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('TASK-20');
    fillIn('name', 'Mine');
    fillIn('name', 'TASK-20');
    await closes();
    expect(isOpen()).toBe(false);
  });
});

describe('the query of the address', () => {
  const clean = (query: string) => cleanListQuery(new URLSearchParams(query), ruleFilters);

  test.each(['status=GONE', 'sort=name:asc', 'sort=calls:up', 'keyword=%20'])(
    'is removed if it is invalid: %s',
    (query) => {
      expect(clean(query)).toBe('');
    },
  );
});

/** Tests the table list with the front-table model and a fake server of 21 rules. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { initialState } from '@/models/frontTable';
import TableListPage from '@/pages/template/list/table';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../../../support/messages';

type Rule = import('@/contract').Rule;

const LIST = '/template/list/table';
const mockServer = { rules: [] as Rule[], add: jest.fn(), change: jest.fn() };
/** The address, the model, and the listeners that re-render after a change of either. */
const mockStage = { address: LIST, table: initialState, lookers: new Set<() => void>() };
const mockLook = () => {
  for (const look of mockStage.lookers) look();
};
const mockNotices: string[] = [];

jest.mock('@umijs/max', () => {
  const { useEffect, useReducer } = require('react');
  return {
    ...jest.requireActual('../../../../support/umi'),
    useLocation: () => {
      const [, look] = useReducer((turn: number) => turn + 1, 0);
      useEffect(() => {
        mockStage.lookers.add(look);
        return () => mockStage.lookers.delete(look);
      }, []);
      const { pathname, search } = new URL(mockStage.address, 'http://portal.invalid');
      return { pathname, search };
    },
  };
});
jest.mock('@/utils/routing/redirect', () => {
  const visit = (path: string) => {
    mockStage.address = path;
    mockLook();
  };
  return { goTo: visit, replaceWith: visit };
});
jest.mock('@/models/hooks', () => {
  const put = (table: typeof mockStage.table) => {
    mockStage.table = table;
    mockLook();
  };
  const { reducers } = jest.requireActual('@/models/frontTable').default;
  const actions = {
    replaceQuery: (payload: object) => put(reducers.replaceQuery(mockStage.table, { payload })),
    settle: () => put(reducers.settle(mockStage.table)),
    reset: () => put(reducers.reset()),
    afterAdd: () => put(reducers.afterAdd(mockStage.table)),
    afterDelete: (deleted: number, onPage: number) =>
      put(reducers.afterDelete(mockStage.table, { payload: { deleted, onPage } })),
  };
  return {
    useFrontTable: (pick: (state: object) => unknown) => pick(mockStage.table),
    useFrontTableActions: () => actions,
  };
});
jest.mock('@/utils/notice', () => ({
  showNotice: ({ title }: { title: string }) => void mockNotices.push(title),
}));
jest.mock('@/services/templateLists', () => {
  const { ApiError: Failure } = jest.requireActual('@/utils/http/ApiError');
  const take = (ids: string[]) => {
    const deleted = ids.filter((id) => mockServer.rules.some((rule) => rule.id === id));
    mockServer.rules = mockServer.rules.filter(({ id }) => !deleted.includes(id));
    return { deleted, missing: ids.filter((id) => !deleted.includes(id)) };
  };
  return {
    listRules: async ({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }) => ({
      list: mockServer.rules.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
      total: mockServer.rules.length,
      pageNumber,
      pageSize,
    }),
    getRule: async (id: string) => mockServer.rules.find((rule) => rule.id === id),
    addRule: (body: object) => mockServer.add(body),
    changeRule: (...given: unknown[]) => mockServer.change(...given),
    deleteRule: async (id: string) => {
      if (take([id]).missing.length > 0) throw new Failure('http', { status: 404 });
      return null;
    },
    deleteRules: async (ids: string[]) => take(ids),
  };
});
// A narrow screen renders the fewest cells, with the same content.
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addListener: (look: (query: object) => void) => look({ matches: false }),
    removeListener: jest.fn(),
  }) as never;

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

async function opens(address = LIST) {
  Object.assign(mockStage, { address, table: initialState });
  render(<TableListPage />);
  await settles();
}
const settles = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
/** Visible text of a button. Queries by role take seconds with this many rows. */
const wordsOf = (button: Element) =>
  [...button.childNodes]
    .filter((node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
    .map(({ textContent }) => textContent)
    .join('');
const findButton = (name: string, within_: Element = document.body) =>
  [...within_.querySelectorAll('button')].find((button) => wordsOf(button) === name);
const presses = async (name: string, within_?: Element) => {
  fireEvent.click(findButton(name, within_) as HTMLElement);
  await settles();
};
const rows = () => [...document.querySelectorAll('.rules-name')].map(({ textContent }) => textContent);
const dialog = () => document.querySelector('.ant-modal') as HTMLElement;
const drawer = () => document.querySelector('.ant-drawer-body') as HTMLElement;
const fills = (name: string, value: string) =>
  fireEvent.change(drawer().querySelector(`[name="${name}"]`) as HTMLElement, { target: { value } });

beforeEach(() => {
  mockServer.rules = Array.from({ length: 21 }, (_, index) => makeRule(21 - index));
  mockServer.add.mockReset();
  mockServer.change.mockReset();
  mockNotices.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('opens page 1 after an add, with the new rule at the top', async () => {
  mockServer.add.mockImplementation(async (body: Pick<Rule, 'name' | 'description'>) => {
    mockServer.rules.unshift(makeRule(22, body));
    return mockServer.rules[0];
  });
  await opens(`${LIST}?pageNumber=3`);
  expect(rows()).toEqual(['TASK-1']);
  await presses('Add a rule');
  fills('name', '<b>bold</b>');
  fills('description', 'About it');
  await presses('Save', drawer());
  expect(mockServer.add).toHaveBeenCalledWith({ name: '<b>bold</b>', description: 'About it' });
  expect(mockStage.address).toBe(LIST);
  expect(rows()[0]).toBe('<b>bold</b>');
});

test('clears the filters after an add so that the new rule is visible', async () => {
  mockServer.add.mockImplementation(async () => makeRule(22));
  await opens(`${LIST}?status=OFF&pageNumber=2`);
  await presses('Add a rule');
  fills('name', 'x');
  fills('description', 'y');
  await presses('Save', drawer());
  expect(mockStage.address).toBe(LIST);
});

test('shows errors at blank and too long fields and sends no request', async () => {
  await opens();
  await presses('Add a rule');
  fills('name', ' ');
  fills('description', 'x'.repeat(2000));
  await presses('Save', drawer());
  const within_ = within(drawer());
  expect(await within_.findByText(en['template.rules.name.required'])).toBeTruthy();
  expect(await within_.findByText('Use up to 200 characters. There are 2000 now.')).toBeTruthy();
  expect(mockServer.add).not.toHaveBeenCalled();
});

test('opens the previous page after the only row of the last page was deleted', async () => {
  await opens(`${LIST}?pageNumber=3`);
  await presses('Delete: TASK-1');
  await presses('Delete', dialog());
  expect(mockStage.address).toBe(`${LIST}?pageNumber=2`);
  expect(rows()).toHaveLength(10);
  expect(mockNotices).toEqual([en['template.rules.deleted']]);
});

test('stays on a page that still has rows after a deletion', async () => {
  await opens(`${LIST}?pageNumber=2`);
  await presses('Delete: TASK-11');
  await presses('Delete', dialog());
  expect(mockStage.address).toBe(`${LIST}?pageNumber=2`);
  expect(rows()).not.toContain('TASK-11');
});

test('reports deleted and missing rules of a batch, and opens the previous page if the last one is empty', async () => {
  mockServer.rules.pop();
  await opens(`${LIST}?pageNumber=2`);
  fireEvent.click(screen.getByLabelText(en['table.selectPage']));
  mockServer.rules = mockServer.rules.filter(({ id }) => id !== 'rule-5');
  await presses('Delete 10');
  expect(dialog().querySelectorAll('li')).toHaveLength(10);
  await presses('Delete', dialog());
  expect(mockNotices).toEqual([en['template.rules.deleted']]);
  expect(document.querySelector('.rules [role="alert"]')?.textContent).toBe(en['template.rules.gone']);
  expect(mockStage.address).toBe(LIST);
  expect(rows()).toHaveLength(10);
  expect(findButton('Delete 10')).toBeUndefined();
});

test('shows neither an error nor a success notice for a rule that was already deleted', async () => {
  await opens();
  mockServer.rules = mockServer.rules.filter(({ id }) => id !== 'rule-20');
  await presses('Delete: TASK-20');
  await presses('Delete', dialog());
  expect(mockNotices).toEqual([]);
  expect(document.querySelector('.rules [role="alert"]')?.textContent).toBe(en['template.rules.gone']);
  expect(rows()).not.toContain('TASK-20');
});

test('shows a concurrent change and overwrites only the fields that the user changed', async () => {
  await opens();
  mockServer.change.mockImplementation(async (id: string, body: Rule) => {
    if (body.version === 'first') {
      mockServer.rules = mockServer.rules.map((rule) =>
        rule.id === id ? { ...rule, version: 'second', description: 'Theirs' } : rule,
      );
      throw new ApiError('refused', { subCode: 'CHANGED_MEANWHILE' });
    }
    return { ...makeRule(21), ...body };
  });
  await presses('Change: TASK-21');
  fills('name', 'Mine');
  await presses('Save', drawer());
  const conflict = drawer().querySelector('.conflict-alert') as HTMLElement;
  // A field that only this user changed is no conflict.
  expect([...conflict.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['Theirs']);
  await presses('Save', drawer());
  expect(mockServer.change).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(findButton(en['template.rules.conflict.take'], conflict));
  await presses(en['template.rules.conflict.keep'], conflict);
  expect(document.activeElement).toBe(drawer().querySelector('[name="name"]'));
  await presses('Save', drawer());
  expect(mockServer.change).toHaveBeenLastCalledWith('rule-21', {
    name: 'Mine',
    description: 'Theirs',
    version: 'second',
  });
});

test('closes the form of a deleted rule, shows a message, and focuses the list', async () => {
  await opens();
  mockServer.change.mockRejectedValue(new ApiError('http', { status: 404 }));
  findButton('Change: TASK-21')?.focus();
  await presses('Change: TASK-21');
  mockServer.rules.shift();
  await presses('Save', drawer());
  expect(screen.getByText(en['template.rules.gone'])).toBeTruthy();
  const list = document.querySelector('section[tabindex="-1"]');
  await waitFor(() => expect(document.activeElement).toBe(list));
});

describe('the form when the user closes it', () => {
  const closes = async () => {
    fireEvent.click(document.querySelector('.ant-drawer-close') as HTMLElement);
    await settles();
  };
  const isOpen = () => document.querySelector('.ant-drawer-open') !== null;

  test('asks for confirmation before it discards changes', async () => {
    await opens();
    await presses('Change: TASK-21');
    fills('name', 'Mine');
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
  });

  test('closes without a question if all values are unchanged', async () => {
    await opens();
    await presses('Change: TASK-21');
    fills('name', 'Mine');
    fills('name', 'TASK-21');
    await closes();
    expect(isOpen()).toBe(false);
    expect(dialog()).toBeNull();
  });
});

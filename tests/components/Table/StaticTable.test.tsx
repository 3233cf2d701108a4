import { render, screen, within } from '@testing-library/react';
import { StaticTable } from '@/components/Table/StaticTable';

const mockScreen = { wide: true };
// jsdom has no media queries; antd's grid asks for them.
window.matchMedia = (media) =>
  ({
    media,
    get matches() {
      return mockScreen.wide;
    },
    addListener: (look: (query: object) => void) => look({ matches: mockScreen.wide }),
    removeListener: jest.fn(),
  }) as never;

const shows = (rows: { id: string; count: number }[]) =>
  render(
    <StaticTable
      caption="Goods"
      empty="Nothing"
      rows={rows}
      columns={[
        { key: 'id', title: 'Item', render: ({ id }) => id },
        { key: 'count', title: 'Count', isNumber: true, render: ({ count }) => count },
      ]}
      total={{ words: 'Total', cells: { count: 3 } }}
    />,
  );
const ROWS = [
  { id: 'a', count: 1 },
  { id: 'b', count: 2 },
];

test('a wide screen has columns, and the total in the last row', () => {
  mockScreen.wide = true;
  shows(ROWS);
  const table = screen.getByRole('table', { name: 'Goods' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['ItemCount', 'a1', 'b2', 'Total3']);
  expect(within(table).getByRole('rowheader').textContent).toBe('Total');
});

test('a narrow one has a list of facts for each row, and the total last', () => {
  mockScreen.wide = false;
  shows(ROWS);
  const list = screen.getByRole('list', { name: 'Goods' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['ItemaCount1', 'ItembCount2', 'TotalCount3']);
});

test('no row at all is said, without a total', () => {
  const { container } = shows([]);
  expect(container.textContent).toBe('Nothing');
});

import { render, screen, within } from '@testing-library/react';
import { StaticTable } from '@/components/Table/StaticTable';

const mockScreen = { wide: true };
// antd's grid needs media queries, which jsdom does not implement.
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

test('shows columns, and the total in the last row, on a wide screen', () => {
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

test('shows a list item for each row, and the total last, on a narrow screen', () => {
  mockScreen.wide = false;
  shows(ROWS);
  const list = screen.getByRole('list', { name: 'Goods' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['ItemaCount1', 'ItembCount2', 'TotalCount3']);
});

test('shows a message without a total if there are no rows', () => {
  const { container } = shows([]);
  expect(container.textContent).toBe('Nothing');
});

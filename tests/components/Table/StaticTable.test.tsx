import { render, screen, within } from '@testing-library/react';
import { StaticTable } from '@/components/Table/StaticTable';
import { device } from '../../support/fakes/screenWidth';

const show = (rows: { id: string; count: number }[]) =>
  render(
    <StaticTable
      caption="Goods"
      empty="Nothing"
      rows={rows}
      columns={[
        { key: 'id', title: 'Item', render: ({ id }) => id },
        { key: 'count', title: 'Count', isNumber: true, render: ({ count }) => count },
      ]}
      total={{ label: 'Total', cells: { count: 3 } }}
    />,
  );
const ROWS = [
  { id: 'a', count: 1 },
  { id: 'b', count: 2 },
];

test('shows a list item for each row, and the total last, on a narrow screen', () => {
  device.wide = false;
  show(ROWS);
  const list = screen.getByRole('list', { name: 'Goods' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['ItemaCount1', 'ItembCount2', 'TotalCount3']);
});

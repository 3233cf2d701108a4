import { Grid } from 'antd';
import { Fragment, type ReactNode } from 'react';
import './StaticTable.css';

interface StaticColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Aligns the text to the right, with digits of the same width. */
  isNumber?: boolean;
}

interface Props<Row> {
  /** Caption of the table, for screen readers only, because a heading shows the same text. */
  caption: string;
  columns: readonly StaticColumn<Row>[];
  rows: readonly Row[];
  /** The last row: its label, and the content of some columns. */
  total?: { label: string; cells: Readonly<Record<string, ReactNode>> };
  /** Text for an empty table. */
  empty: string;
}

/**
 * A table with all its rows, such as the items of a record; on a narrow screen each row is a list of its values.
 * `DataTable` has sorting, filters and pages.
 */
export function StaticTable<Row extends { id: string }>(props: Props<Row>) {
  const { lg } = Grid.useBreakpoint();
  if (props.rows.length === 0) return <p className="static-empty">{props.empty}</p>;
  return lg === false ? <Facts {...props} /> : <Columns {...props} />;
}

type Inner<Row> = Omit<Props<Row>, 'empty'>;

const toClass = ({ isNumber }: { isNumber?: boolean }) => (isNumber ? 'static-number' : undefined);

function Columns<Row extends { id: string }>({ caption, columns, rows, total }: Inner<Row>) {
  return (
    <table className="static-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={toClass(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td key={column.key} className={toClass(column)}>
                {column.render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            {columns.slice(1).map((column) => (
              <td key={column.key} className={toClass(column)}>
                {total.cells[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Facts<Row extends { id: string }>({ caption, columns, rows, total }: Inner<Row>) {
  return (
    <ul className="static-list plain-list" aria-label={caption}>
      {rows.map((row) => (
        <li key={row.id}>
          <dl>
            {columns.map((column) => (
              <Fragment key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.render(row)}</dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
      {total && (
        <li>
          <strong>{total.label}</strong>
          <dl>
            {columns
              .filter(({ key }) => key in total.cells)
              .map(({ key, title }) => (
                <Fragment key={key}>
                  <dt>{title}</dt>
                  <dd>{total.cells[key]}</dd>
                </Fragment>
              ))}
          </dl>
        </li>
      )}
    </ul>
  );
}

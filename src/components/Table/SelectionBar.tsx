import { Button, Checkbox, type CheckboxRef } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useT } from '@/hooks/useT';
import type { RowSelection } from './rowSelection';
import './SelectionBar.css';

interface Props<Row> {
  selection: RowSelection<Row> & { rows: readonly Row[] };
  /** Actions on the selected rows. */
  children: ReactNode;
}

/** Bar above the rows: selects all or none of this page, and shows the number of selected rows with their actions. */
export function SelectionBar<Row extends { id: string }>({ selection, children }: Props<Row>) {
  const t = useT();
  const box = useRef<CheckboxRef>(null);
  const { rows, chosen, onChange } = selection;
  const count = chosen.length;
  if (rows.length === 0) return null;
  return (
    <fieldset className="selection-bar" data-chosen={count > 0}>
      <legend className="visually-hidden">{t('table.selection')}</legend>
      <Checkbox
        ref={box}
        checked={count === rows.length}
        indeterminate={count > 0 && count < rows.length}
        onChange={({ target }) => onChange(target.checked ? rows.map(({ id }) => id) : [])}
      >
        {t('table.selectPage')}
      </Checkbox>
      <span role="status">{count > 0 && t('table.selected', { count })}</span>
      {count > 0 && (
        <>
          <Button
            onClick={() => {
              onChange([]);
              // The button is unmounted; the checkbox stays.
              box.current?.focus();
            }}
          >
            {t('table.deselect')}
          </Button>
          {children}
        </>
      )}
    </fieldset>
  );
}

import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { RowActions } from '../Action/RowActions';
import { Alert } from '../Status/Alert';
import './ConflictAlert.css';

export interface ConflictChoices {
  /** The form shows the stored values. */
  onTake: () => void;
  /** The form keeps the typed values; the next save, which the form may start itself, replaces the stored ones. */
  onKeep: () => void;
}

interface Props extends ConflictChoices {
  title: MessageKey;
  /** Text of the second button if it does more than keep the typed values. */
  keep?: MessageKey;
  /** The fields that differ, with their stored values. */
  differences: { label: string; value: ReactNode }[];
  /** The first button. */
  take?: RefObject<HTMLButtonElement>;
}

/**
 * Alert that the record was changed elsewhere during editing, with a choice between the typed and the stored values. If
 * it appears after a save, it takes the focus, because it may be below the part of a long form that is in view.
 */
export function ConflictAlert({
  title,
  keep = 'form.conflict.keep',
  differences,
  take,
  onTake,
  onKeep,
}: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (box.current?.closest('form')?.contains(document.activeElement)) box.current.focus();
  }, []);

  return (
    <div ref={box} tabIndex={-1} className="conflict-alert">
      <Alert
        type="warning"
        role="alert"
        message={t(title)}
        description={
          <>
            <p>{t('form.conflict.text')}</p>
            <dl>
              {differences.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
            <RowActions>
              <Button ref={take} onClick={onTake}>
                {t('form.conflict.take')}
              </Button>
              <Button onClick={onKeep}>{t(keep)}</Button>
            </RowActions>
          </>
        }
      />
    </div>
  );
}

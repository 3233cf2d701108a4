import { Button } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { RowActions } from '../Action/RowActions';
import { Alert } from '../Status/Alert';
import './ConflictAlert.css';

export interface ConflictChoices {
  /** The form shows the stored values. */
  onTake: () => void;
  /** The form keeps the typed values, and the next save replaces the stored ones. */
  onKeep: () => void;
}

const WORDS = {
  text: 'form.conflict.text',
  take: 'form.conflict.take',
  keep: 'form.conflict.keep',
} as const;

interface Props extends ConflictChoices {
  title: MessageKey;
  /** Texts that replace the shared ones. */
  words?: Record<keyof typeof WORDS, MessageKey>;
  /** The fields that differ, with their stored values. */
  differences: { label: string; value: ReactNode }[];
  /** The first button. */
  take?: RefObject<HTMLButtonElement>;
}

/**
 * Alert that the record was changed elsewhere during editing, with a choice between the typed and the stored values.
 */
export function ConflictAlert({ title, words = WORDS, differences, take, onTake, onKeep }: Props) {
  const t = useT();
  return (
    <Alert
      type="warning"
      role="alert"
      className="conflict-alert"
      message={t(title)}
      description={
        <>
          <p>{t(words.text)}</p>
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
              {t(words.take)}
            </Button>
            <Button onClick={onKeep}>{t(words.keep)}</Button>
          </RowActions>
        </>
      }
    />
  );
}

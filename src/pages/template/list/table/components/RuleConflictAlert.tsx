import { Button } from 'antd';
import type { RefObject } from 'react';
import { Alert } from '@/components/Alert';
import { RowActions } from '@/components/RowActions';
import type { RuleBody } from '@/contract';
import { useT } from '@/hooks/useT';

/** Editable fields of a rule. */
export const ruleFields = ['name', 'description'] as const;

interface Props {
  /** The version that the form started with. */
  base: RuleBody;
  /** The version on the server. */
  latest: RuleBody;
  /** Button of the first choice. */
  take: RefObject<HTMLButtonElement>;
  /** Called to load the latest version into the form. */
  onTake: () => void;
  /** Called to keep the typed values; saving replaces the latest version. */
  onKeep: () => void;
}

/** The rule was changed elsewhere: shows the differences and asks which version to keep. */
export function RuleConflictAlert({ base, latest, take, onTake, onKeep }: Props) {
  const t = useT();
  return (
    <Alert
      type="warning"
      role="alert"
      className="rules-conflict"
      message={t('template.rules.conflict')}
      description={
        <>
          <p>{t('template.rules.conflict.text')}</p>
          <dl>
            {ruleFields
              .filter((field) => latest[field] !== base[field])
              .map((field) => (
                <div key={field}>
                  <dt>{t(`template.rules.${field}`)}</dt>
                  <dd dir="auto">{latest[field]}</dd>
                </div>
              ))}
          </dl>
          <RowActions>
            <Button ref={take} onClick={onTake}>
              {t('template.rules.conflict.take')}
            </Button>
            <Button onClick={onKeep}>{t('template.rules.conflict.keep')}</Button>
          </RowActions>
        </>
      }
    />
  );
}

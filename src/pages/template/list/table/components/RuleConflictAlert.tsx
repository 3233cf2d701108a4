import { Button } from 'antd';
import type { RefObject } from 'react';
import { Alert } from '@/components/Alert';
import { RowActions } from '@/components/RowActions';
import type { RuleBody } from '@/contract';
import { useT } from '@/hooks/useT';

/** What a person writes about a rule. */
export const ruleFields = ['name', 'description'] as const;

interface Props {
  /** How the rule stood when it was read. */
  base: RuleBody;
  /** How the rule stands now. */
  latest: RuleBody;
  /** The first of the two choices. */
  take: RefObject<HTMLButtonElement>;
  /** The form takes over what stands now. */
  onTake: () => void;
  /** What was typed stays, and will replace it. */
  onKeep: () => void;
}

/** The rule has changed meanwhile: shows what was changed, and asks which of the two to keep. */
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

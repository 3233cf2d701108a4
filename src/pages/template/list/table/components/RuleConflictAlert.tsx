import { Button, Form } from 'antd';
import { Alert } from '@/components/Alert';
import { RowActions } from '@/components/RowActions';
import type { RuleBody } from '@/contract';
import { useT } from '@/hooks/useT';

/** What a person writes about a rule. */
export const ruleFields = ['name', 'description'] as const;

interface Props {
  /** How the rule stands now. */
  latest: RuleBody;
  /** The form takes over what stands now. */
  onTake: () => void;
  /** What was typed stays, and will replace it. */
  onKeep: () => void;
}

/** The rule has changed meanwhile: shows what differs from the form, and asks which of the two to keep. */
export function RuleConflictAlert({ latest, onTake, onKeep }: Props) {
  const t = useT();
  const form = Form.useFormInstance<RuleBody>();
  Form.useWatch([], form);
  const typed: Partial<RuleBody> = form.getFieldsValue(true);
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
              .filter((field) => latest[field] !== typed[field])
              .map((field) => (
                <div key={field}>
                  <dt>{t(`template.rules.${field}`)}</dt>
                  <dd dir="auto">{latest[field]}</dd>
                </div>
              ))}
          </dl>
          <RowActions>
            <Button onClick={onTake}>{t('template.rules.conflict.take')}</Button>
            <Button onClick={onKeep}>{t('template.rules.conflict.keep')}</Button>
          </RowActions>
        </>
      }
    />
  );
}

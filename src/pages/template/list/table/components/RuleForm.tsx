import { Form, Input } from 'antd';
import { type MutableRefObject, useEffect, useRef, useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useForm } from '@/components/Form/useForm';
import type { Rule, RuleBody } from '@/contract';
import { useT } from '@/hooks/useT';
import { addRule, changeRule, getRule } from '@/services/templateLists';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { checkRuleDescription, checkRuleName } from '@/validation/rules';
import { useFindingRule } from '../../../components/useFindingRule';
import { RuleConflictAlert, ruleFields } from './RuleConflictAlert';

interface Props {
  /** The rule to change; null for a new one. */
  rule: Rule | null;
  /** Tells whoever closes the form whether changes would be lost by it. */
  isChanged: MutableRefObject<() => boolean>;
  onSaved: (saved: Rule) => void;
  /** The rule is there no more. */
  onGone: () => void;
}

const ROWS = { minRows: 3, maxRows: 8 };

/** A rule to add or to change. What has changed elsewhere meanwhile is shown, and never overwritten unseen. */
export function RuleForm({ rule, isChanged, onSaved, onGone }: Props) {
  const t = useT();
  const judgedBy = useFindingRule();
  const take = useRef<HTMLButtonElement>(null);
  /** The rule that what is in the fields is a change of. */
  const [base, setBase] = useState(rule);
  /** How the rule stands, where that is not what the form began with. */
  const [latest, setLatest] = useState<Rule | null>(null);
  const { form, submitting, failure, clearError, startOver, focusField, formProps } = useForm<RuleBody, Rule>(
    {
      name: rule ? 'changeRule' : 'addRule',
      save: (body) => (base ? changeRule(base.id, { ...body, version: base.version }) : addRule(body)),
      onSaved,
      onError: async (error) => {
        if (rule && isNotFound(error)) {
          onGone();
          return true;
        }
        if (!rule || !isRefusedFor(error, 'CHANGED_MEANWHILE')) return false;
        try {
          setLatest(await getRule(rule.id));
          // What differs tells it.
          return true;
        } catch (failed) {
          warn(failed);
          if (isNotFound(failed)) onGone();
          return isNotFound(failed);
        }
      },
      firstField: 'name',
      unreachable: 'template.rules.unreachable',
      // What is typed into a rule that is there is a change of the version that was read.
      keptFields: rule ? undefined : ruleFields,
    },
  );

  useEffect(() => {
    // What is typed into a new rule is kept anyway.
    isChanged.current = () =>
      base !== null && ruleFields.some((field) => form.getFieldValue(field) !== base[field]);
  });
  const settleConflict = (now: Rule) => {
    setBase(now);
    setLatest(null);
    clearError();
  };
  /** While two versions wait for a choice there is nothing to send. */
  const save = (body: RuleBody) => (latest ? take.current?.focus() : formProps.onFinish(body));
  return (
    <PortalForm<RuleBody> {...formProps} initialValues={rule ?? undefined} onFinish={save}>
      <Form.Item
        name="name"
        label={t('template.rules.name')}
        required
        rules={[judgedBy((name) => checkRuleName(name ?? ''))]}
      >
        <Input name="name" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('template.rules.description')}
        required
        rules={[judgedBy((description) => checkRuleDescription(description ?? ''))]}
      >
        <Input.TextArea name="description" autoSize={ROWS} />
      </Form.Item>
      {base && latest && (
        <RuleConflictAlert
          base={base}
          latest={latest}
          take={take}
          onTake={() => {
            settleConflict(latest);
            startOver({ name: latest.name, description: latest.description });
          }}
          onKeep={() => {
            // Only what was changed here is anybody's wish: the rest is as it stands now.
            for (const field of ruleFields) {
              if (form.getFieldValue(field) === base[field]) form.setFieldValue(field, latest[field]);
            }
            settleConflict(latest);
            // The button that was pressed leaves with the question.
            focusField('name');
          }}
        />
      )}
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'template.rules.saving' : 'template.rules.save')}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}

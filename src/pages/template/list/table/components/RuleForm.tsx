import { Form, Input } from 'antd';
import type { Rule as FieldRule } from 'antd/es/form';
import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useForm } from '@/components/Form/useForm';
import { RULE_DESCRIPTION_MAX, RULE_NAME_MAX } from '@/constants';
import type { Rule, RuleBody } from '@/contract';
import { useT } from '@/hooks/useT';
import { addRule, changeRule, getRule } from '@/services/templateLists';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { checkRuleDescription, checkRuleName } from '@/validation/rules';
import { RuleConflictAlert, ruleFields } from './RuleConflictAlert';

interface Props {
  /** The rule to change; null for a new one. */
  rule: Rule | null;
  onSaved: (saved: Rule) => void;
  /** The rule is there no more. */
  onGone: () => void;
}

const ROWS = { minRows: 3, maxRows: 8 };
const CHECKS = {
  name: { check: checkRuleName, max: RULE_NAME_MAX },
  description: { check: checkRuleDescription, max: RULE_DESCRIPTION_MAX },
};

/** A rule to add or to change. What has changed elsewhere meanwhile is shown, and never overwritten unseen. */
export function RuleForm({ rule, onSaved, onGone }: Props) {
  const t = useT();
  /** The rule that what is in the fields is a change of. */
  const [base, setBase] = useState(rule);
  /** How the rule stands, where that is not what the form began with. */
  const [latest, setLatest] = useState<Rule | null>(null);
  const { form, submitting, failure, clearError, startOver, formProps } = useForm<RuleBody, Rule>({
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
  });

  const judgedBy = (field: keyof typeof CHECKS): FieldRule => ({
    validator: async (_, value: string = '') => {
      const { check, max } = CHECKS[field];
      const problem = check(value);
      if (problem) throw new Error(t(`template.rules.${field}.${problem}`, { max }));
    },
  });
  const settleConflict = (now: Rule) => {
    setBase(now);
    setLatest(null);
    clearError();
  };
  return (
    <PortalForm<RuleBody> {...formProps} initialValues={rule ?? undefined}>
      <Form.Item name="name" label={t('template.rules.name')} required rules={[judgedBy('name')]}>
        <Input name="name" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('template.rules.description')}
        required
        rules={[judgedBy('description')]}
      >
        <Input.TextArea name="description" autoSize={ROWS} />
      </Form.Item>
      {base && latest && (
        <RuleConflictAlert
          latest={latest}
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

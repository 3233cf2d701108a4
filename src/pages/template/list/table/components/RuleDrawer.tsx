import { Form, Input } from 'antd';
import { type MutableRefObject, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { ConflictAlert } from '@/components/Form/ConflictAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import type { Rule, RuleBody } from '@/contract';
import { useT } from '@/hooks/useT';
import { addRule, changeRule, getRule } from '@/services/templateLists';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { checkRuleDescription, checkRuleName } from '@/validation/rules';
import { useFindingRule } from '../../../components/useFindingRule';

/** Content of the drawer: an existing rule, or null for a new one. */
export interface EditedRule {
  rule: Rule | null;
}

interface Props extends Pick<RuleFormProps, 'onSaved' | 'onNotFound'> {
  /** null while the drawer is closed. */
  edited: EditedRule | null;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/**
 * Drawer with the form of a rule. Input for a new rule is kept when it closes; unsaved changes of an existing rule
 * are discarded only after a confirmation.
 */
export function RuleDrawer({ edited, onClose, onClosed, ...rest }: Props) {
  const t = useT();
  const isChanged = useRef(() => false);
  // Keep the title during the closing animation.
  const [isChange, setChange] = useState(false);
  if (edited && isChange !== (edited.rule !== null)) setChange(edited.rule !== null);
  const dialog = useConfirmDialog<Rule>(onClose);

  const close = () => {
    if (edited?.rule && isChanged.current()) dialog.ask(edited.rule);
    else onClose();
  };
  return (
    <>
      <SideDrawer
        open={edited !== null}
        onClose={close}
        afterOpenChange={(open) => !open && onClosed()}
        title={t(isChange ? 'template.rules.change' : 'template.rules.add')}
        destroyOnHidden
      >
        {edited && <RuleForm key={edited.rule?.id} rule={edited.rule} isChanged={isChanged} {...rest} />}
      </SideDrawer>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('template.rules.discard.ask')}
        yes={t('template.rules.discard')}
        no={t('template.rules.discard.keep')}
        danger
        act={async () => undefined}
        onDone={() => undefined}
        unreachable="template.rules.unreachable"
      >
        {({ name }) => <bdi className="rules-name">{name}</bdi>}
      </ConfirmDialog>
    </>
  );
}

interface RuleFormProps {
  /** The rule to change; null for a new one. */
  rule: Rule | null;
  /** Set by the form: returns whether closing would lose changes. */
  isChanged: MutableRefObject<() => boolean>;
  onSaved: (saved: Rule) => void;
  /** Called if the rule no longer exists. */
  onNotFound: () => void;
}

/** The fields that a person writes. */
const ruleFields = ['name', 'description'] as const;

const ROWS = { minRows: 3, maxRows: 8 };

/** Form to add or change a rule. Changes made elsewhere meanwhile are shown and never overwritten silently. */
function RuleForm({ rule, isChanged, onSaved, onNotFound }: RuleFormProps) {
  const t = useT();
  const judgedBy = useFindingRule();
  const take = useRef<HTMLButtonElement>(null);
  /** The version that the typed values are based on. */
  const [base, setBase] = useState(rule);
  /** The version on the server, if it differs from `base`. */
  const [latest, setLatest] = useState<Rule | null>(null);
  const { form, clearError, startOver, focusField, formProps, ...submission } = useForm<RuleBody, Rule>({
    name: rule ? 'changeRule' : 'addRule',
    save: (body) => (base ? changeRule(base.id, { ...body, version: base.version }) : addRule(body)),
    onSaved,
    onError: async (error) => {
      if (rule && isNotFound(error)) {
        onNotFound();
        return true;
      }
      if (!rule || !isRefusedFor(error, 'CHANGED_MEANWHILE')) return false;
      try {
        setLatest(await getRule(rule.id));
        // The conflict alert shows the error.
        return true;
      } catch (failed) {
        warn(failed);
        if (isNotFound(failed)) onNotFound();
        return isNotFound(failed);
      }
    },
    firstField: 'name',
    unreachable: 'template.rules.unreachable',
    // Changes of an existing rule are not kept: they depend on the version that was loaded.
    persistedFields: rule ? undefined : ruleFields,
  });

  useEffect(() => {
    // Input for a new rule is kept, so closing loses nothing.
    isChanged.current = () =>
      base !== null && ruleFields.some((field) => form.getFieldValue(field) !== base[field]);
  });
  const settleConflict = (now: Rule) => {
    setBase(now);
    setLatest(null);
    clearError();
  };
  /** Sends nothing while the user has to choose between two versions. */
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
        <ConflictAlert
          title="template.rules.conflict"
          differences={ruleFields
            .filter((field) => latest[field] !== base[field])
            .map((field) => ({ label: t(`template.rules.${field}`), value: latest[field] }))}
          take={take}
          onTake={() => {
            settleConflict(latest);
            startOver({ name: latest.name, description: latest.description });
          }}
          onKeep={() => {
            // Keep only the fields that the user changed; take the others from the latest version.
            for (const field of ruleFields) {
              if (form.getFieldValue(field) === base[field]) form.setFieldValue(field, latest[field]);
            }
            settleConflict(latest);
            // The pressed button unmounts with the alert.
            focusField('name');
          }}
        />
      )}
      <SubmitFooter form={submission} submitLabel="form.save" submittingLabel="form.saving" />
    </PortalForm>
  );
}

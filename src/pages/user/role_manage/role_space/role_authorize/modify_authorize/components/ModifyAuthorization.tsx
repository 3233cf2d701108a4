import { CheckCircleOutlined, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { EndDayField } from '@/components/Field/PeriodFields';
import { FormCard } from '@/components/Form/FormCard';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { CHANGE_REASON_MAX, CHANGE_REASON_MIN } from '@/constants';
import type { CompanyAuthorization, CompanyAuthorizationDetail, RoleDetail } from '@/contract';
import { classifyChange } from '@/domain/authorizationChange';
import { ChangeSummary } from '@/features/capacities/components/ChangeSummary';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import {
  CompanyAuthorizationDialog,
  type UnconfirmedAction,
} from '@/features/capacities/components/CompanyAuthorizationDialog';
import {
  CoverageFields,
  type CoverageValues,
  readCoverage,
} from '@/features/capacities/components/CoverageFields';
import type { Space } from '@/features/capacities/space';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
import { modifyCompanyAuthorization } from '@/services/handlers';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { toRoleAuthorizePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { getToday } from '@/utils/today';
import { checkChangedEndDay, checkChangeReason } from '@/validation/authorizations';

interface Props {
  space: Space;
  authorization: CompanyAuthorizationDetail;
  /** Whether it was just found to be outdated. */
  outdated: boolean;
  back: ReactNode;
  /** Called when it has to be reloaded; `changed`: whether it was changed elsewhere. */
  onChanged: (changed: boolean) => void;
}

/** The form for a change, or the reason why a change is not possible. */
export function ModifyAuthorization({ space, authorization, outdated, back, onChanged }: Props) {
  const t = useT();
  const question = useActionDialog<UnconfirmedAction>((_, changed) => onChanged(changed));
  const { nameHandler } = useCapacityTexts();
  const { change, actions, state } = authorization;
  const name = nameHandler(authorization.handlerName);
  const block = space.check('modifyAuthorization');
  return (
    <div className="stack">
      {change && (
        <FormCard title={<h2>{t('handlers.modify.waiting', { name })}</h2>}>
          <div className="waiting-change">
            <p>{t('handlers.modify.waiting.text', { name })}</p>
            <ChangeSummary row={authorization} />
            {actions.includes('withdrawChange') && (
              <CompanyActionButton
                space={space}
                action="modifyAuthorization"
                onClick={() => question.dialog.ask({ row: authorization, action: 'withdrawChange' })}
              >
                {t('handlers.withdrawChange')}
              </CompanyActionButton>
            )}
          </div>
        </FormCard>
      )}
      {actions.includes('modify') && !block && (
        <FormCard>
          <ModifyForm
            role={space.role}
            authorization={authorization}
            back={back}
            onOutdated={() => onChanged(true)}
          />
        </FormCard>
      )}
      {(block || !actions.includes('modify')) && !change && (
        <FormCard>
          <ResultBlock
            status="warning"
            level={2}
            focus={outdated}
            title={t('handlers.modify.closed')}
            text={
              block && actions.includes('modify')
                ? t(`subCode.${block}`)
                : t('handlers.modify.over', { state: t(`authorizations.state.${state}`) })
            }
            actions={back}
          />
        </FormCard>
      )}
      <CompanyAuthorizationDialog role={space.role} {...question} />
    </div>
  );
}

/** Icons of the message about the kind of change. */
const icons = {
  same: MinusCircleOutlined,
  narrower: CheckCircleOutlined,
  unaccepted: CheckCircleOutlined,
  wider: ClockCircleOutlined,
  twice: ClockCircleOutlined,
};

/** Form values. */
interface ModifyValues extends CoverageValues {
  /** The last day in China, YYYY-MM-DD. */
  end: string;
  reason: string;
}

interface ModifyFormProps {
  role: RoleDetail;
  /** The current authorization. */
  authorization: CompanyAuthorizationDetail;
  back: ReactNode;
  /** Called if the authorization was changed or removed elsewhere meanwhile. */
  onOutdated: () => void;
}

/**
 * Form for the new values and a reason. Shows, while the user edits, whether the change takes effect immediately or
 * needs the handler's approval.
 */
function ModifyForm({ role, authorization, back, onOutdated }: ModifyFormProps) {
  const t = useT();
  const { nameHandler } = useCapacityTexts();
  const { id, version, start } = authorization;
  const [begin] = useState<ModifyValues>(() => ({
    scope: authorization.scope,
    matters: authorization.matters.join(','),
    end: authorization.end,
    reason: '',
  }));
  const { form, formProps, ...submission } = useForm<ModifyValues, CompanyAuthorization>({
    name: 'modifyAuthorization',
    save: ({ end, reason, ...coverage }) =>
      modifyCompanyAuthorization(role.id, id, {
        ...readCoverage(coverage),
        end,
        reason: reason.trim(),
        version,
      }),
    onSaved: ({ change, handlerName }) => {
      const title = t(change ? 'handlers.modify.asked' : 'handlers.modify.done', {
        name: nameHandler(handlerName),
      });
      showNotice({ type: 'success', title });
      goTo(`${toRoleAuthorizePath(role.id)}?view=authorizations`);
    },
    onError: (error) => {
      if (!isNotFound(error) && !isRefusedFor(error, 'CHANGED_MEANWHILE')) return undefined;
      onOutdated();
      return true;
    },
    firstField: 'scope',
    retryField: 'end',
    unreachable: 'handlers.modify.unreachable',
  });
  const values = Form.useWatch<Partial<ModifyValues> | undefined>([], form);
  // Until the form has registered its values, use the current authorization.
  const coverage = values?.scope ? readCoverage(values) : authorization;
  const kind = classifyChange(authorization, { ...coverage, end: values?.end || authorization.end });
  // Only one extension can be pending.
  const isSecondExtension = kind === 'wider' && authorization.change !== null;
  const accepted = isSecondExtension ? 'twice' : kind;
  // Before the handler has accepted the authorization, every change takes effect immediately.
  const variant = kind !== 'same' && authorization.state === 'PENDING' ? 'unaccepted' : accepted;
  const Icon = icons[variant];
  return (
    <PortalForm<ModifyValues> {...formProps} initialValues={begin}>
      <CoverageFields />
      <EndDayField check={(end) => checkChangedEndDay(start, end, getToday())} />
      <Form.Item
        name="reason"
        label={t('handlers.reason')}
        required
        extra={t('handlers.reason.hint')}
        rules={[
          {
            validator: async (_, value = '') => {
              const problem = checkChangeReason(value);
              const limits = { min: CHANGE_REASON_MIN, max: CHANGE_REASON_MAX };
              if (problem) throw new Error(t(`handlers.reason.${problem}`, limits));
            },
          },
        ]}
      >
        <Input.TextArea name="reason" autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <p className="change-kind" data-kind={variant} role="status">
        <Icon aria-hidden />
        <span>{t(`handlers.modify.kind.${variant}`, { name: nameHandler(authorization.handlerName) })}</span>
      </p>
      <SubmitFooter
        form={submission}
        disabled={isSecondExtension}
        submitLabel="handlers.modify.submit"
        submittingLabel="form.submitting"
      >
        {back}
      </SubmitFooter>
    </PortalForm>
  );
}

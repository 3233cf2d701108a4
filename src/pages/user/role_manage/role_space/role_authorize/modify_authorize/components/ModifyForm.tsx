import { CheckCircleOutlined, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Form, type FormInstance, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { EndDayField } from '@/components/Field/PeriodFields';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { CHANGE_REASON_MAX, CHANGE_REASON_MIN } from '@/constants';
import type { CompanyAuthorization, CompanyAuthorizationDetail, RoleDetail } from '@/contract';
import { classifyChange } from '@/domain/authorizationChange';
import { CoverageFields } from '@/features/capacities/components/CoverageFields';
import { type CoverageValues, readCoverage } from '@/features/capacities/coverage';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { useT } from '@/hooks/useT';
import { modifyCompanyAuthorization } from '@/services/handlers';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { toRoleAuthorizePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { getToday } from '@/utils/today';
import { checkChangedEndDay, checkChangeReason } from '@/validation/authorizations';

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

interface Props {
  role: RoleDetail;
  /** The current authorization. */
  authorization: CompanyAuthorizationDetail;
  back: ReactNode;
  /** Called if the authorization was changed or removed elsewhere meanwhile. */
  onOutdated: () => void;
}

/**
 * Form for the new values and a reason. Shows, while the user edits, whether the change takes effect immediately or needs
 * the handler's approval.
 */
export function ModifyForm({ role, authorization, back, onOutdated }: Props) {
  const t = useT();
  const nameHandler = useHandlerName();
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
  const kind = useChangeKind(form, authorization);
  // Only one extension can be pending.
  const isSecondExtension = kind === 'wider' && authorization.change !== null;
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
      <ChangeKindLine kind={kind} authorization={authorization} />
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

/** Returns the kind of change that the form currently describes. */
function useChangeKind(form: FormInstance<ModifyValues>, authorization: CompanyAuthorization) {
  const values = Form.useWatch<Partial<ModifyValues> | undefined>([], form);
  // Until the form has registered its values, use the current authorization.
  const end = values?.end || authorization.end;
  const coverage = values?.scope ? readCoverage(values) : authorization;
  return classifyChange(authorization, { ...coverage, end });
}

interface ChangeKindLineProps {
  kind: ReturnType<typeof useChangeKind>;
  authorization: CompanyAuthorization;
}

/**
 * Shows whether the change takes effect immediately or waits for the handler. Before the handler has accepted the
 * authorization, every change takes effect immediately.
 */
function ChangeKindLine({ kind, authorization }: ChangeKindLineProps) {
  const t = useT();
  const nameHandler = useHandlerName();
  const { state, change, handlerName } = authorization;
  const accepted = kind === 'wider' && change ? 'twice' : kind;
  const variant = kind !== 'same' && state === 'PENDING' ? 'unaccepted' : accepted;
  const Icon = icons[variant];
  return (
    <p className="change-kind" data-kind={variant} role="status">
      <Icon aria-hidden />
      <span>{t(`handlers.modify.kind.${variant}`, { name: nameHandler(handlerName) })}</span>
    </p>
  );
}

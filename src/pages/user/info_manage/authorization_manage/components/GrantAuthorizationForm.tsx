import { useIntl } from '@umijs/max';
import { Button, Form } from 'antd';
import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { NameField } from '@/components/NameField';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import { useDraft } from '@/hooks/useDraft';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { grantAuthorization } from '@/services/authorizations';
import { formatDateTime } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { type GrantFormValues, today, toGrantBody } from '../grantFields';
import { GranteeField } from './GranteeField';
import { MattersField } from './MattersField';
import { PeriodFields } from './PeriodFields';

const FIELDS = ['loginId', 'name', 'matters', 'start', 'end'];

interface Props {
  owner: string;
  onDone: () => void;
}

/** Whom, what and how long; what it means stands before it. */
export function GrantAuthorizationForm({ owner, onDone }: Props) {
  const t = useT();
  useIntl();
  const [form] = Form.useForm<GrantFormValues>();
  const { restoredAt, keep, forget } = useDraft(form, 'authorization', FIELDS, owner);
  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: async (fields: GrantFormValues, onFailure) => {
      const row = await grantAuthorization(toGrantBody(fields), onFailure);
      // An empty answer arrives as true (specification, section 7): nobody can tell what became of it.
      return typeof row === 'object' && row;
    },
    done: ({ party: { name } }) => {
      forget();
      showNotice({ type: 'success', title: t('authorizations.done.add', { name }) });
      onDone();
    },
    fieldOf: { GRANTEE_SELF: 'loginId' },
    fallback: 'loginId',
    unreachable: 'authorizations.form.unreachable',
  });
  const startOver = () => {
    forget();
    form.resetFields();
    form.focusField('loginId');
  };
  return (
    <PortalForm<GrantFormValues> {...formProps} initialValues={{ start: today() }} onValuesChange={keep}>
      <p className="authorizations-intro">{t('authorizations.form.intro')}</p>
      {restoredAt !== null && (
        <Alert
          type="info"
          role="status"
          message={t('authorizations.draft', { at: formatDateTime(new Date(restoredAt).toISOString()) })}
          action={<Button onClick={startOver}>{t('authorizations.draft.drop')}</Button>}
        />
      )}
      <GranteeField />
      <NameField label="authorizations.form.name" own={false} />
      <MattersField />
      <p className="authorizations-days">{t('authorizations.form.days', { days: AUTHORIZATION_DAYS_MAX })}</p>
      <PeriodFields />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'authorizations.busy' : 'authorizations.form.submit')}
      </SubmitButton>
    </PortalForm>
  );
}

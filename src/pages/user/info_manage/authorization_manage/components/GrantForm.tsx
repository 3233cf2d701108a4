import { useIntl } from '@umijs/max';
import { Button, Form } from 'antd';
import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { BusyButton } from '@/components/Form/SubmitButton';
import { NameField } from '@/components/NameField';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import { useDraft } from '@/hooks/useDraft';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { grantAuthorization } from '@/services/authorizations';
import { formatDateTime } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { bodyOf, type GrantFields, today } from '../grantFields';
import { DayFields } from './DayFields';
import { GranteeField } from './GranteeField';
import { MattersField } from './MattersField';

const FIELDS = ['loginId', 'name', 'matters', 'start', 'end'];

interface Props {
  owner: string;
  onDone: () => void;
}

/** Whom, what and how long; what it means stands before it. */
export function GrantForm({ owner, onDone }: Props) {
  const t = useT();
  useIntl();
  const [form] = Form.useForm<GrantFields>();
  const { restoredAt, keep, forget } = useDraft(form, 'authorization', FIELDS, owner);
  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: async (fields: GrantFields, onFailure) => {
      const row = await grantAuthorization(bodyOf(fields), onFailure);
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
    <PortalForm<GrantFields> {...formProps} initialValues={{ start: today() }} onValuesChange={keep}>
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
      <DayFields />
      <FailureAlert failure={failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'authorizations.busy' : 'authorizations.form.submit')}
      </BusyButton>
    </PortalForm>
  );
}

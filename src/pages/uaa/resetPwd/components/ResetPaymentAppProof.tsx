import { ConsentField } from '@/components/Field/ConsentField';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { DAY } from '@/constants';
import { lostAccessProofs } from '@/domain/lostAccess';
import { useT } from '@/hooks/useT';
import type { ResetProofProps } from '../resetProofProps';

/** Opens the payment app, which confirms that its user is the person in the account's verified document. */
export default function ResetPaymentAppProof({ leave }: ResetProofProps) {
  const t = useT();
  const { formProps, ...submission } = useForm({
    name: 'resetPaymentApp',
    save: async (_: { consent: boolean }) => leave(),
    onSaved: () => undefined,
    firstField: 'consent',
    unreachable: 'form.unreachable.send',
  });
  return (
    <PortalForm {...formProps}>
      <ul>
        <li>{t('recovery.paymentApp.needs')}</li>
        <li>{t('lost.begin.wait', { days: lostAccessProofs.identity.wait / DAY })}</li>
      </ul>
      <ConsentField name="consent" required="verification.consent.required">
        {t('verification.alipayVerify.consent')}
      </ConsentField>
      <SubmitFooter form={submission} submitLabel="verification.leave" submittingLabel="form.submitting" />
    </PortalForm>
  );
}

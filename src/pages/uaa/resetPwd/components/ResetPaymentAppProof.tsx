import { SubmitButton } from '@/components/Action/SubmitButton';
import { ConsentField } from '@/components/Field/ConsentField';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { DAY } from '@/constants';
import { lostAccessProofs } from '@/domain/lostAccess';
import { useT } from '@/hooks/useT';
import type { ResetProofProps } from '../resetProofProps';

/** Opens the payment app, which confirms that its user is the person in the account's verified document. */
export default function ResetPaymentAppProof({ leave }: ResetProofProps) {
  const t = useT();
  const { submitting, failure, formProps } = useForm({
    name: 'resetPaymentApp',
    save: async (_: { consent: boolean }) => leave(),
    onSaved: () => undefined,
    firstField: 'consent',
    unreachable: 'recovery.unreachable',
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
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'recovery.nexting' : 'verification.leave')}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}

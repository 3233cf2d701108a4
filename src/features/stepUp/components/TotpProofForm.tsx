import { SubmitButton } from '@/components/Action/SubmitButton';
import { FactorCodeField } from '@/components/Field/FactorCodeField';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { useT } from '@/hooks/useT';
import { stepUp } from '@/services/stepUp';
import type { ProofProps } from '../proofProps';

const ERROR_FIELDS = { CODE_WRONG: 'code' } as const;

/** A code of the account's authenticator app, or one of its recovery codes. */
export function TotpProofForm({ target, onConfirmed }: ProofProps) {
  const t = useT();
  const { submitting, failure, formProps } = useForm({
    name: 'stepUp-totp',
    save: ({ code }: { code: string }) => stepUp({ method: 'totp', value: code, accountId: target?.id }),
    onSaved: onConfirmed,
    errorFields: ERROR_FIELDS,
    firstField: 'code',
    unreachable: 'stepUp.unreachable',
  });
  return (
    <PortalForm {...formProps}>
      <p className="step-up-hint">
        {target ? t('authenticator.stepUp.target', { account: target.account }) : t('authenticator.stepUp')}
      </p>
      <FactorCodeField />
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'stepUp.submitting' : 'stepUp.submit')}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}

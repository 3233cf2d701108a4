import { FactorCodeField } from '@/components/Field/FactorCodeField';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { useT } from '@/hooks/useT';
import { stepUp } from '@/services/stepUp';
import type { ProofProps } from '../proofProps';

const ERROR_FIELDS = { CODE_WRONG: 'code' } as const;

/** A code of the account's authenticator app, or one of its recovery codes. */
export function TotpProofForm({ target, onConfirmed }: ProofProps) {
  const t = useT();
  const { formProps, ...submission } = useForm({
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
      <SubmitFooter form={submission} submitLabel="form.confirm" submittingLabel="form.confirming" />
    </PortalForm>
  );
}

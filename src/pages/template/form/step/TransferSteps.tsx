import { StepsForm } from '@ant-design/pro-form/es/layouts/StepsForm';
import { Button } from 'antd';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { StepProgress } from '@/components/Frame/StepProgress';
import { Alert } from '@/components/Status/Alert';
import type { PayAccount } from '@/contract';
import { useT } from '@/hooks/useT';
import { toProFormProps } from '../components/proFormProps';
import { TransferDone } from './TransferDone';
import { TransferFacts } from './TransferFacts';
import { TransferFields } from './TransferFields';
import { BLANK_TRANSFER } from './transferValues';
import { TRANSFER_STEPS, useTransferSteps } from './useTransferSteps';
import './index.css';

interface Props {
  accounts: readonly PayAccount[];
  /** Called after a transfer was made or refused, because the balances may have changed. */
  onStale: () => void;
}

/** The steps of a transfer: details, confirmation, receipt. */
export function TransferSteps({ accounts, onStale }: Props) {
  const t = useT();
  const { step, heading, details, confirm, transfer, receipt, isRefused, go } = useTransferSteps(onStale);
  const names = TRANSFER_STEPS.map((name) => t(`template.transfer.step.${name}`));
  const current = TRANSFER_STEPS.indexOf(step);

  return (
    <>
      <StepProgress steps={names} current={current} />
      {step === 'done' && receipt ? (
        <TransferDone accounts={accounts} receipt={receipt} onAgain={() => go('details')} />
      ) : (
        <h2 ref={heading} tabIndex={-1} className="transfer-heading">
          {names[current]}
        </h2>
      )}
      <div hidden={step === 'done'} className="transfer-steps">
        <StepsForm
          current={step === 'confirm' ? 1 : 0}
          stepsRender={() => null}
          submitter={false}
          layoutRender={({ formDom }) => formDom}
        >
          <StepsForm.StepForm
            {...toProFormProps(details.formProps)}
            title={names[0]}
            initialValues={BLANK_TRANSFER}
          >
            {isRefused && <Alert type="error" role="alert" message={t('template.transfer.returned')} />}
            <TransferFields accounts={accounts} />
            <SubmitFooter form={details} submitLabel="form.next" submittingLabel="form.next" />
          </StepsForm.StepForm>
          <StepsForm.StepForm {...toProFormProps(confirm.formProps)} title={names[1]}>
            {transfer && <TransferFacts accounts={accounts} transfer={transfer} />}
            <SubmitFooter
              form={confirm}
              id="confirm_send"
              submitLabel="template.transfer.send"
              submittingLabel="template.submitting"
            >
              <Button onClick={() => go('details')}>{t('template.back')}</Button>
            </SubmitFooter>
          </StepsForm.StepForm>
        </StepsForm>
      </div>
    </>
  );
}

import { StepsForm } from '@ant-design/pro-form/es/layouts/StepsForm';
import { Button } from 'antd';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { StepProgress } from '@/components/Frame/StepProgress';
import { Alert } from '@/components/Status/Alert';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { PayAccount, TransferBody, TransferReceipt } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { useMoney } from '../../components/useMoney';
import { toProFormProps } from '../components/proFormProps';
import { toMoney } from './money';
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

interface TransferDoneProps {
  accounts: readonly PayAccount[];
  receipt: TransferReceipt;
  onAgain: () => void;
}

/** The receipt of a transfer. */
function TransferDone({ accounts, receipt, onAgain }: TransferDoneProps) {
  const t = useT();
  return (
    <>
      <ResultBlock
        status="success"
        level={2}
        focus
        title={t('template.transfer.made')}
        text={<p>{t('template.transfer.made.text', { number: receipt.number })}</p>}
        actions={
          <Button type="primary" onClick={onAgain}>
            {t('template.transfer.again')}
          </Button>
        }
      />
      <ReadOnlyFieldRow label={t('template.transfer.at')}>{formatDateTime(receipt.at)}</ReadOnlyFieldRow>
      <TransferFacts accounts={accounts} transfer={receipt} />
    </>
  );
}

interface TransferFactsProps {
  accounts: readonly PayAccount[];
  transfer: TransferBody;
}

/** All data of a transfer, shown before and after it is made. */
function TransferFacts({ accounts, transfer }: TransferFactsProps) {
  const t = useT();
  const money = useMoney();
  const paying = accounts.find(({ id }) => id === transfer.payAccount);
  return (
    <>
      <ReadOnlyFieldRow label={t('template.transfer.payAccount')}>{paying?.number}</ReadOnlyFieldRow>
      <ReadOnlyFieldRow
        label={t('template.transfer.payee')}
        hint={t(`template.transfer.payeeType.${transfer.payeeType}`)}
      >
        {transfer.payeeAccount}
      </ReadOnlyFieldRow>
      <ReadOnlyFieldRow label={t('template.transfer.name')}>{transfer.payeeName}</ReadOnlyFieldRow>
      <ReadOnlyFieldRow label={t('template.transfer.amount')}>
        <strong>{money.format(toMoney(transfer.amount))}</strong>
      </ReadOnlyFieldRow>
    </>
  );
}

import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { useEffect } from 'react';
import { GOAL_TITLE_MAX } from '@/constants';
import type { PayAccount } from '@/contract';
import { useT } from '@/hooks/useT';
import { checkPayee, checkText, checkTypedAmount, payeeTypes } from '@/validation/templateForms';
import { useMoney } from '../../components/useMoney';
import { ChoiceField } from '../components/ChoiceField';
import { TextField } from '../components/TextField';
import { getDecimalSeparator, TRANSFER_CURRENCY, toMoney } from './money';
import { findBalance } from './transferValues';

const checkPayeeName = (name: string) => checkText(name, GOAL_TITLE_MAX, 'template.transfer.name.required');

/** Payer account, payee and amount. */
export function TransferFields({ accounts }: { accounts: readonly PayAccount[] }) {
  const t = useT();
  const { locale } = useIntl();
  const money = useMoney();
  const form = Form.useFormInstance();
  const decimal = getDecimalSeparator(locale);

  const judgeAmount = (typed: string) =>
    checkTypedAmount(typed, decimal, findBalance(accounts, form.getFieldValue('payAccount')));

  // Revalidate the amount, because the balances may have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run for each new list of accounts
  useEffect(() => {
    // It rejects with errors that the field already shows.
    if (form.getFieldValue('amount')) form.validateFields(['amount']).catch(() => undefined);
  }, [accounts]);
  return (
    <>
      <ChoiceField
        name="payAccount"
        label="template.transfer.payAccount"
        required="template.transfer.payAccount.required"
        options={accounts.map(({ id, number, balance }) => ({
          value: id,
          label: t('template.transfer.payAccount.option', {
            number,
            balance: money.format(toMoney(balance)),
          }),
        }))}
      />
      <ChoiceField
        name="payeeType"
        label="template.transfer.payeeType"
        required="template.transfer.payeeType.required"
        options={payeeTypes.map((value) => ({ value, label: t(`template.transfer.payeeType.${value}`) }))}
      />
      <TextField
        name="payeeAccount"
        label="template.transfer.payee"
        dependencies={['payeeType']}
        hint={t('template.transfer.payee.hint')}
        check={(typed) => checkPayee(typed, form.getFieldValue('payeeType') === 'wallet' ? 'wallet' : 'bank')}
      />
      <TextField
        name="payeeName"
        label="template.transfer.name"
        check={checkPayeeName}
        max={GOAL_TITLE_MAX}
      />
      <TextField
        name="amount"
        label="template.transfer.amount"
        dependencies={['payAccount']}
        check={judgeAmount}
        input={{ inputMode: 'decimal', prefix: money.getSign(TRANSFER_CURRENCY) }}
      />
    </>
  );
}

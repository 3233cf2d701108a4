import { Select } from 'antd';
import { useId } from 'react';
import { demoAccounts } from '../accounts';
import { useToolMessages } from '../messages';

const options = demoAccounts.map(({ account }) => ({ value: account, label: account }));

/** Select for the account of the phone's user. */
export function AccountChoice({ value, onChange }: { value: string; onChange: (account: string) => void }) {
  const words = useToolMessages();
  const id = useId();
  return (
    <div className="mock-tools-row">
      <label htmlFor={id}>{words('phone.account')}</label>
      <Select id={id} value={value} options={options} popupMatchSelectWidth={false} onChange={onChange} />
    </div>
  );
}

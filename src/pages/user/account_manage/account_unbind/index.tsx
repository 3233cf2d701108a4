import { Card } from 'antd';
import { PageHeader } from '@/components/PageHeader';
import { BindingList } from '@/features/linkedAccounts/components/BindingList';

/** /user/account_manage/account_unbind: whose accounts elsewhere sign in here, and ending that. */
export default function AccountUnbindPage() {
  return (
    <>
      <PageHeader title="page.accountUnbind" purpose="linked.bindings.purpose" />
      <Card>
        <BindingList />
      </Card>
    </>
  );
}

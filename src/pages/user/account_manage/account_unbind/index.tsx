import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { PageHeader } from '@/components/PageHeader';
import { BindingList } from '@/features/linkedAccounts/components/BindingList';
import { useRead } from '@/hooks/useRead';
import { listBindings } from '@/services/linked';
import { CertificateCard } from './components/CertificateCard';
import './index.css';

/**
 * /user/account_manage/account_unbind: whose accounts elsewhere and which certificates sign in here, and ending that.
 * Both lists need to know every way in: the last one stays.
 */
export default function AccountUnbindPage() {
  const { locale } = useIntl();
  // The names come in the reader's language.
  const bindings = useRead(['bindings', locale], listBindings, { keepPrevious: true });
  return (
    <>
      <PageHeader title="page.accountUnbind" purpose="linked.bindings.purpose" />
      <div className="account-unbind">
        <Card>
          <BindingList bindings={bindings} />
        </Card>
        <CertificateCard bindings={bindings.data} onChanged={bindings.reload} />
      </div>
    </>
  );
}

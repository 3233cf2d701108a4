import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { useRead } from '@/hooks/useRead';
import { listBindings } from '@/services/linked';
import { BindingList } from './components/BindingList';
import { CertificateCard } from './components/CertificateCard';

/**
 * /user/account_manage/account_unbind: the providers' accounts and certificates that sign in to this account; they
 * can be unlinked. Both lists need all sign-in methods, because the last one cannot be unlinked.
 */
export default function AccountUnbindPage() {
  const { locale } = useIntl();
  // The response contains provider names in the current language.
  const bindings = useRead(['bindings', locale], listBindings, { keepPrevious: true });
  return (
    <>
      <PageHeader title="page.accountUnbind" purpose="linked.bindings.purpose" />
      <div className="stack">
        <Card>
          <BindingList bindings={bindings} />
        </Card>
        <CertificateCard bindings={bindings.data} onChanged={bindings.reload} />
      </div>
    </>
  );
}

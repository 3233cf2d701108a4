import { Card } from 'antd';
import { type ComponentProps, useRef } from 'react';
import { Link } from '@/components/Action/Link';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { VERIFIED_LEVEL } from '@/constants';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { listAccounts } from '@/services/linked';
import { VERIFICATION_PATH } from '@/utils/routing/paths';
import { AccountList } from './components/AccountList';
import './index.css';

/** /user/account_manage/account_list: lists the accounts of one person and switches between them. */
export default function AccountListPage() {
  const { data, error, reload, replace } = useRead(['accounts'], listAccounts);
  return (
    <>
      <PageHeader title="page.accountList" purpose="linked.accounts.purpose" />
      <Card>
        {error && <LoadError error={error} title="linked.accounts.failed" onRetry={reload} />}
        {!data && !error && <RowsSkeleton rows={2} height="block" />}
        {data && <LinkedAccountList accounts={data} onChange={replace} onOutdated={reload} />}
      </Card>
    </>
  );
}

/** The accounts of the same person, with an explanation of switching and of the primary account. */
function LinkedAccountList({ accounts, onChange, onOutdated }: ComponentProps<typeof AccountList>) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = accounts.length === 1;
  // Only from this level on, the portal knows which accounts belong to the same person.
  const unverified = accounts.some(({ current, level }) => current && level < VERIFIED_LEVEL);

  return (
    <section className="stack" aria-labelledby="accounts-heading">
      <h2 id="accounts-heading" ref={heading} tabIndex={-1}>
        {t('linked.accounts.heading')}
      </h2>
      {!alone && (
        <ul className="accounts-means">
          <li>{t('linked.switch.means')}</li>
          <li>{t('linked.primary.means')}</li>
        </ul>
      )}
      <AccountList
        accounts={accounts}
        onChange={(changed) => {
          // The pressed button is unmounted.
          heading.current?.focus();
          onChange(changed);
        }}
        onOutdated={onOutdated}
      />
      {alone && (
        <Alert
          type="info"
          role="note"
          className="accounts-alone"
          message={t('linked.accounts.alone')}
          description={t(unverified ? 'linked.accounts.alone.unverified' : 'linked.accounts.alone.text')}
          action={unverified && <Link to={VERIFICATION_PATH}>{t('linked.accounts.verify')}</Link>}
        />
      )}
    </section>
  );
}

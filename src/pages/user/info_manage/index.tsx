import { Skeleton } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { PageLinkList, type PageLinkRow } from '@/components/Frame/PageLinkList';
import { LoadError } from '@/components/Status/LoadError';
import { ADDRESSES_MAX } from '@/constants';
import type { Loaded } from '@/hooks/useLoad';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import {
  ADDRESS_LIST_PATH,
  APPLICATIONS_PATH,
  AUTHORIZATIONS_PATH,
  CHANGE_MOBILE_PATH,
} from '@/utils/routing/paths';
import { countAddresses, countAppGrants, countPendingAuthorizations } from './counts';

/** /user/info_manage: the user's data, and links to those who may see it or act for the user. */
export default function InfoManagePage() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const addresses = useRead(['addressCount'], countAddresses, { keep: true });
  const pending = useRead(['pendingAuthorizationCount'], countPendingAuthorizations, { keep: true });
  const grants = useRead(['grantCount'], countAppGrants, { keep: true });
  if (!userInfo) return null;

  const failed = [addresses, pending, grants].filter((one) => one.error);
  const rows: PageLinkRow[] = [
    {
      to: CHANGE_MOBILE_PATH,
      title: t('page.modifyMobile'),
      about: t('info.mobile.about'),
      state: userInfo.mobile || t('info.mobile.none'),
    },
    {
      to: ADDRESS_LIST_PATH,
      title: t('page.addressManage'),
      about: t('info.addresses.about'),
      state: renderCount(addresses, (count) => t('address.count', { count, all: ADDRESSES_MAX })),
    },
    {
      to: AUTHORIZATIONS_PATH,
      title: t('page.authorizationManage'),
      about: t('info.authorizations.about'),
      state: renderCount(pending, (count) => t('info.authorizations.waiting', { count })),
    },
    {
      to: APPLICATIONS_PATH,
      title: t('page.applicationAuthorization'),
      about: t('info.grants.about'),
      state: renderCount(grants, (count) => t('info.grants.count', { count })),
    },
  ];

  return (
    <>
      <PageHeader title="page.infoManage" purpose="info.purpose" />
      <div className="stack">
        {failed.length > 0 && (
          <LoadError
            title="info.failed"
            error={failed[0]?.error}
            onRetry={() => {
              for (const one of failed) one.reload();
            }}
          />
        )}
        <PageLinkList rows={rows} />
      </div>
    </>
  );
}

/** Returns a count as text for the row of its page; nothing if loading failed. */
function renderCount({ data, loading }: Loaded<number>, format: (count: number) => string) {
  if (data !== null) return format(data);
  return loading ? <Skeleton.Button active size="small" /> : null;
}

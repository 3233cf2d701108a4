import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { PageLinkList, type PageLinkRow } from '@/components/PageLinkList';
import { ADDRESSES_MAX } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import {
  ADDRESS_LIST_PATH,
  APPLICATIONS_PATH,
  AUTHORIZATIONS_PATH,
  CHANGE_MOBILE_PATH,
  SETTINGS_PATH,
} from '@/utils/routing/paths';
import { HubStatusText } from './components/HubStatusText';
import { countAddresses, countAppGrants, countPendingAuthorizations } from './counts';
import './index.css';

/** /user/info_manage: what is known about the person, and who else sees it or acts for them. */
export default function InfoManagePage() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const addresses = useLoad(countAddresses);
  const waiting = useLoad(countPendingAuthorizations);
  const grants = useLoad(countAppGrants);
  if (!userInfo) return null;

  const failed = [addresses, waiting, grants].filter((one) => one.failed);
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
      state: (
        <HubStatusText
          {...addresses}
          tell={({ count }) => t('info.addresses.count', { count, all: ADDRESSES_MAX })}
        />
      ),
    },
    {
      to: AUTHORIZATIONS_PATH,
      title: t('page.authorizationManage'),
      about: t('info.authorizations.about'),
      state: <HubStatusText {...waiting} tell={({ count }) => t('info.authorizations.waiting', { count })} />,
    },
    {
      to: APPLICATIONS_PATH,
      title: t('page.applicationAuthorization'),
      about: t('info.grants.about'),
      state: <HubStatusText {...grants} tell={({ count }) => t('info.grants.count', { count })} />,
    },
    { to: SETTINGS_PATH, title: t('page.accountSettings'), about: t('info.settings.about') },
  ];

  return (
    <>
      <PageHeader title="page.infoManage" purpose="info.purpose" />
      <div className="info-manage">
        {failed.length > 0 && (
          <LoadError
            title="info.failed"
            failure={failed[0]?.failure}
            busy={failed.some((one) => one.loading)}
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

import { WarningOutlined } from '@ant-design/icons';
import { PageLinkList } from '@/components/Frame/PageLinkList';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { toCompanyCertificatesPath, toCompanyInfoPath, toRoleAuthorizePath } from '@/utils/routing/paths';

/** Links to the pages of the space; unavailable ones show the reason. */
export function SpacePages({ space }: { space: Space }) {
  const t = useT();
  const { id, certificatesEnding } = space.role;
  const getReason = (action: Parameters<Space['check']>[0]) => {
    const block = space.check(action);
    return block ? t(`subCode.${block}`) : undefined;
  };
  return (
    <PageLinkList
      rows={[
        {
          to: toCompanyInfoPath(id),
          title: t('page.companyInfo'),
          about: t('handlers.space.info'),
          closed: getReason('viewCompany'),
        },
        {
          to: toCompanyCertificatesPath(id),
          title: t('page.companyCertificates'),
          about: t('handlers.space.certificates'),
          closed: getReason('viewCertificates'),
          state:
            certificatesEnding > 0 ? (
              <span>
                <WarningOutlined aria-hidden /> {t('handlers.space.ending', { count: certificatesEnding })}
              </span>
            ) : undefined,
        },
        {
          to: toRoleAuthorizePath(id),
          title: t('page.roleAuthorize'),
          about: t('handlers.purpose'),
          closed: getReason('viewHandlers'),
        },
      ]}
    />
  );
}

import { WarningOutlined } from '@ant-design/icons';
import { Card } from 'antd';
import { PageLinkList } from '@/components/Frame/PageLinkList';
import { FactList } from '@/components/Value/FactList';
import type { RoleDetail } from '@/contract';
import { leadsCompany } from '@/domain/companyActions';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { MatterList } from '@/features/capacities/components/MatterList';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import type { Space } from '@/features/capacities/space';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
import { toCompanyCertificatesPath, toCompanyInfoPath, toRoleAuthorizePath } from '@/utils/routing/paths';
import { OwnAuthorizations } from './components/OwnAuthorizations';
import './index.css';

/** /user/role_manage/:id/role_space: the user's capacity, permissions and pending decisions in a company. */
export default function RoleSpacePage() {
  return (
    <CompanySpace isNamed title="page.roleSpace" purpose="handlers.space.purpose" needs="viewCompany">
      {(space) => (
        <>
          <OwnAuthorizations space={space} />
          <OwnStanding role={space.role} />
          <SpacePages space={space} />
        </>
      )}
    </CompanySpace>
  );
}

/** The user's capacity in the company, its period, and the matters covered today. */
export function OwnStanding({ role }: { role: RoleDetail }) {
  const t = useT();
  const { formatPeriod } = useCapacityTexts();
  const { id, capacity, state, start, end, matters } = role;
  const covered =
    matters.length > 0 ? <MatterList matters={matters} explained /> : t('handlers.space.nothing');
  const may = leadsCompany(capacity)
    ? t(`handlers.space.all.${capacity === 'ADMIN' ? 'ADMIN' : 'LEGAL_REP'}`)
    : covered;
  return (
    <Card className="own-standing" title={<h2>{t('handlers.space.standing')}</h2>}>
      <FactList
        facts={[
          ['handlers.capacity', t(`identity.capacity.${capacity}`)],
          ['authorizations.period', formatPeriod(role)],
          // An ended or future role cannot open the space, so the role is active or suspended.
          [
            'authorizations.state',
            <RoleStatusTag
              key="state"
              id={id}
              state={state === 'SUSPENDED' ? state : 'ACTIVE'}
              start={start}
              end={end}
              decidedAt={null}
            />,
          ],
          ['handlers.space.may', may],
        ]}
      />
    </Card>
  );
}

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

import { Card, Skeleton } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getRoles } from '@/services/roles';
import { ROLE_CREATE_PATH } from '@/utils/routing/paths';
import { RoleList } from './components/RoleList';
import './index.css';

/** /user/role_manage: the companies of the user, and the user's capacity in each. */
export default function RoleManagePage() {
  const t = useT();
  const { data: roles, loading, error, reload } = useRead(['roles'], getRoles);
  const add = (
    <LinkButton type="primary" to={ROLE_CREATE_PATH}>
      {t('roles.add')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title="page.roleManage" purpose="roles.purpose" extra={roles && roles.length > 0 && add} />
      <div className="roles stack" aria-busy={loading}>
        {error && <LoadError error={error} title="roles.failed" onRetry={reload} />}
        {!roles && !error && <RoleListSkeleton />}
        {roles && roles.length > 0 && <RoleList roles={roles} onOutdated={reload} />}
        {roles?.length === 0 && (
          <Card>
            <EmptyBlock>
              <p>{t('roles.empty')}</p>
              {add}
            </EmptyBlock>
          </Card>
        )}
      </div>
    </>
  );
}

const CARDS = ['1', '2'];

/** Placeholder of the cards while they load, with the same layout. */
function RoleListSkeleton() {
  return (
    <>
      <LoadingLabel />
      <div className="role-list">
        {CARDS.map((card) => (
          <Card key={card} className="role-card">
            <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 1, width: '80%' }} />
            <Skeleton.Button active className="role-acts" />
          </Card>
        ))}
      </div>
    </>
  );
}

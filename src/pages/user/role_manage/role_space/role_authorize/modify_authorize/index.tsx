import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { UnknownAuthorization } from '@/features/capacities/components/UnknownAuthorization';
import { AUTHORIZATION_UNKNOWN, loadAuthorization } from '@/features/capacities/loadAuthorization';
import type { Space } from '@/features/capacities/space';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { toRoleAuthorizePath } from '@/utils/routing/paths';
import { CurrentAuthorization } from './components/CurrentAuthorization';
import { ModifyAuthorization } from './components/ModifyAuthorization';
import './index.css';

/** …/role_authorize/modify_authorize?id=: changes the coverage or the last day of an authorization. */
export default function ModifyAuthorizePage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <CompanySpace title="page.modifyAuthorize" purpose="handlers.modify.purpose" needs="viewAuthorizations">
      {(space) => <Authorization key={id} space={space} id={id} />}
    </CompanySpace>
  );
}

function Authorization({ space, id }: { space: Space; id: string }) {
  const t = useT();
  const roleId = space.role.id;
  const { data, loading, error, reload } = useRead(['companyAuthorization', roleId, id], () =>
    loadAuthorization(roleId, id),
  );
  const [outdated, setOutdated] = useState(false);
  const back = (
    <LinkButton to={`${toRoleAuthorizePath(roleId)}?view=authorizations`}>{t('handlers.back')}</LinkButton>
  );
  if (data === AUTHORIZATION_UNKNOWN) return <UnknownAuthorization back={back} />;
  if (!data && error) {
    return <LoadError title="handlers.authorization.failed" error={error} busy={loading} onRetry={reload} />;
  }
  if (!data) return <FormSkeleton fields={4} />;
  return (
    <>
      {outdated && <Alert type="warning" role="alert" message={t('handlers.modify.changed')} />}
      {error && (
        <LoadError title="handlers.authorization.failed" error={error} busy={loading} onRetry={reload} />
      )}
      <div className="modify-authorize">
        <ModifyAuthorization
          space={space}
          authorization={data}
          outdated={outdated}
          back={back}
          onChanged={(changed) => {
            setOutdated(changed);
            reload();
          }}
        />
        <CurrentAuthorization authorization={data} />
      </div>
    </>
  );
}

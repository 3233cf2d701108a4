import { useState } from 'react';
import { Alert } from '@/components/Status/Alert';
import {
  AuthorizationSpace,
  type LoadedAuthorization,
} from '@/features/capacities/components/AuthorizationSpace';
import { useT } from '@/hooks/useT';
import { CurrentAuthorization } from './components/CurrentAuthorization';
import { ModifyAuthorization } from './components/ModifyAuthorization';
import './index.css';

/** …/role_authorize/modify_authorize?id=: changes the coverage or the last day of an authorization. */
export default function ModifyAuthorizePage() {
  return (
    <AuthorizationSpace
      title="page.modifyAuthorize"
      purpose="handlers.modify.purpose"
      needs="viewAuthorizations"
    >
      {(loaded) => <Authorization {...loaded} />}
    </AuthorizationSpace>
  );
}

function Authorization({ space, authorization, back, failure, reload }: LoadedAuthorization) {
  const t = useT();
  const [outdated, setOutdated] = useState(false);
  return (
    <>
      {outdated && <Alert type="warning" role="alert" message={t('handlers.modify.changed')} />}
      {failure}
      <div className="modify-authorize">
        <ModifyAuthorization
          space={space}
          authorization={authorization}
          outdated={outdated}
          back={back}
          onChanged={(changed) => {
            setOutdated(changed);
            reload();
          }}
        />
        <CurrentAuthorization authorization={authorization} />
      </div>
    </>
  );
}

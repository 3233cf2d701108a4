import { Card } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Status/Alert';
import { FactList } from '@/components/Value/FactList';
import type { CompanyAuthorizationDetail } from '@/contract';
import {
  AuthorizationSpace,
  type LoadedAuthorization,
} from '@/features/capacities/components/AuthorizationSpace';
import { MatterList } from '@/features/capacities/components/MatterList';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
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

/** The current values, shown beside the form. */
function CurrentAuthorization({ authorization }: { authorization: CompanyAuthorizationDetail }) {
  const t = useT();
  const { formatPeriod, nameHandler } = useCapacityTexts();
  const { number, handlerName, scope, matters, reason, letter } = authorization;
  return (
    <Card className="current-authorization" title={<h2>{t('handlers.current')}</h2>}>
      <FactList
        facts={[
          ['letter.number', number],
          [
            'handlers.handler',
            <bdi key="handler" lang="">
              {nameHandler(handlerName)}
            </bdi>,
          ],
          [
            'handlers.matters',
            scope === 'ALL' ? t('handlers.scope.ALL') : <MatterList key="matters" matters={matters} />,
          ],
          ['authorizations.period', formatPeriod(authorization)],
          ['authorizations.state', <RoleStatusTag key="state" {...authorization} />],
          [
            'handlers.reason.last',
            reason && (
              <p key="reason" dir="auto">
                {reason}
              </p>
            ),
          ],
          ['handlers.letter.uploaded', letter && <bdi key="letter">{letter.name}</bdi>],
        ]}
      />
    </Card>
  );
}

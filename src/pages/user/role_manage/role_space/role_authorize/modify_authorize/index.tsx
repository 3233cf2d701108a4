import { Card } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Status/Alert';
import type { CompanyAuthorizationDetail } from '@/contract';
import {
  AuthorizationSpace,
  type LoadedAuthorization,
} from '@/features/capacities/components/AuthorizationSpace';
import { MatterList } from '@/features/capacities/components/MatterList';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { usePeriodFormat } from '@/features/capacities/usePeriodFormat';
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
  const formatPeriod = usePeriodFormat();
  const nameHandler = useHandlerName();
  const { number, handlerName, scope, matters, reason, letter } = authorization;
  const facts = [
    { name: t('letter.number'), value: number },
    { name: t('handlers.handler'), value: <bdi lang="">{nameHandler(handlerName)}</bdi> },
    {
      name: t('handlers.matters'),
      value: scope === 'ALL' ? t('handlers.scope.ALL') : <MatterList matters={matters} />,
    },
    { name: t('authorizations.period'), value: formatPeriod(authorization) },
    { name: t('authorizations.state'), value: <RoleStatusTag {...authorization} /> },
    { name: t('handlers.reason.last'), value: reason && <p dir="auto">{reason}</p> },
    { name: t('handlers.letter.uploaded'), value: letter && <bdi>{letter.name}</bdi> },
  ];
  return (
    <Card className="current-authorization" title={<h2>{t('handlers.current')}</h2>}>
      <dl>
        {facts
          .filter(({ value }) => value)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

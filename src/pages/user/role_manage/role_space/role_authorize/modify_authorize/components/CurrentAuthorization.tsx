import { Card } from 'antd';
import type { CompanyAuthorizationDetail } from '@/contract';
import { MatterList } from '@/features/capacities/components/MatterList';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { usePeriodWords } from '@/features/capacities/usePeriodWords';
import { useT } from '@/hooks/useT';

/** The current values, shown beside the form. */
export function CurrentAuthorization({ authorization }: { authorization: CompanyAuthorizationDetail }) {
  const t = useT();
  const formatPeriod = usePeriodWords();
  const nameHandler = useHandlerName();
  const { number, handlerName, scope, matters, reason, letter } = authorization;
  return (
    <Card className="current-authorization" title={<h2>{t('handlers.current')}</h2>}>
      <dl>
        <div>
          <dt>{t('letter.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('handlers.handler')}</dt>
          <dd>
            <bdi lang="">{nameHandler(handlerName)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('handlers.matters')}</dt>
          <dd>{scope === 'ALL' ? t('handlers.scope.ALL') : <MatterList matters={matters} />}</dd>
        </div>
        <div>
          <dt>{t('authorizations.period')}</dt>
          <dd>{formatPeriod(authorization)}</dd>
        </div>
        <div>
          <dt>{t('authorizations.state')}</dt>
          <dd>
            <RoleStatusTag {...authorization} />
          </dd>
        </div>
        {reason && (
          <div>
            <dt>{t('handlers.reason.last')}</dt>
            <dd dir="auto">{reason}</dd>
          </div>
        )}
        {letter && (
          <div>
            <dt>{t('handlers.letter.uploaded')}</dt>
            <dd>
              <bdi>{letter.name}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

import { Card } from 'antd';
import type { RoleDetail } from '@/contract';
import { leadsCompany } from '@/domain/companyActions';
import { MatterList } from '@/features/capacities/components/MatterList';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import { usePeriodFormat } from '@/features/capacities/usePeriodFormat';
import { useT } from '@/hooks/useT';

/** The user's capacity in the company, its period, and the matters covered today. */
export function OwnStanding({ role }: { role: RoleDetail }) {
  const t = useT();
  const formatPeriod = usePeriodFormat();
  const { id, capacity, state, start, end, matters } = role;
  return (
    <Card className="own-standing" title={<h2>{t('handlers.space.standing')}</h2>}>
      <dl>
        <div>
          <dt>{t('handlers.capacity')}</dt>
          <dd>{t(`identity.capacity.${capacity}`)}</dd>
        </div>
        <div>
          <dt>{t('authorizations.period')}</dt>
          <dd>{formatPeriod(role)}</dd>
        </div>
        <div>
          <dt>{t('authorizations.state')}</dt>
          <dd>
            {/* An ended or future role cannot open the space, so the role is active or suspended. */}
            <RoleStatusTag
              id={id}
              state={state === 'SUSPENDED' ? state : 'ACTIVE'}
              start={start}
              end={end}
              decidedAt={null}
            />
          </dd>
        </div>
        <div>
          <dt>{t('handlers.space.may')}</dt>
          <dd>
            {leadsCompany(capacity) &&
              t(`handlers.space.all.${capacity === 'ADMIN' ? 'ADMIN' : 'LEGAL_REP'}`)}
            {!leadsCompany(capacity) && matters.length > 0 && <MatterList matters={matters} explained />}
            {!leadsCompany(capacity) && matters.length === 0 && t('handlers.space.nothing')}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

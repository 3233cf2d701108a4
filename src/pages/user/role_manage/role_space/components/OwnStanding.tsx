import { Card } from 'antd';
import { FactList } from '@/components/Value/FactList';
import type { RoleDetail } from '@/contract';
import { leadsCompany } from '@/domain/companyActions';
import { MatterList } from '@/features/capacities/components/MatterList';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';

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

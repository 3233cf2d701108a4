import { Button, Card } from 'antd';
import { useRef } from 'react';
import { Link } from '@/components/Action/Link';
import { RowActions } from '@/components/Action/RowActions';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { Alert } from '@/components/Status/Alert';
import { ActionName } from '@/components/Table/ActionName';
import type { CompanyAuthorization, CompanyAuthorizationAction } from '@/contract';
import { ChangeSummary } from '@/features/capacities/components/ChangeSummary';
import {
  type AuthorizationMove,
  CompanyAuthorizationDialog,
  type UnconfirmedAction,
} from '@/features/capacities/components/CompanyAuthorizationDialog';
import { MatterList } from '@/features/capacities/components/MatterList';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import type { Space } from '@/features/capacities/space';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useReloadAfterAction } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { toLetterPath } from '@/utils/routing/paths';

/** Whether an authorization waits for the handler's decision. */
const isPending = ({ state, change }: CompanyAuthorization) => state === 'PENDING' || change !== null;

/** The handler's own actions; the others are the company's. None of them requires acting for the company. */
const own: readonly CompanyAuthorizationAction[] = [
  'accept',
  'reject',
  'acceptChange',
  'rejectChange',
  'resign',
] satisfies AuthorizationMove[];

const isOwn = (action: CompanyAuthorizationAction): action is AuthorizationMove => own.includes(action);

/** The handler's authorizations from the company; those that wait for a decision come first. */
export function OwnAuthorizations({ space }: { space: Space }) {
  const t = useT();
  const { formatPeriod } = useCapacityTexts();
  const { role } = space;
  const { authorizations } = role;
  const card = useRef<HTMLDivElement>(null);
  const { outdated, onActionDone } = useReloadAfterAction(role, card, space.reload);
  const question = useActionDialog<UnconfirmedAction>(onActionDone);
  // Legal representatives and administrators need no authorization.
  if (authorizations.length === 0) return null;
  const sorted = [...authorizations].sort((a, b) => Number(isPending(b)) - Number(isPending(a)));
  return (
    <Card
      ref={card}
      className="own-authorizations"
      classNames={{ body: 'stack' }}
      title={<h2>{t('handlers.space.own')}</h2>}
    >
      {outdated && <Alert type="warning" role="alert" message={t('authorizations.changed')} />}
      <ul className="plain-list">
        {sorted.map((row) => (
          <li key={row.id} className="own-authorization">
            <RoleStatusTag {...row} />
            {row.scope === 'ALL' ? (
              <span>{t('handlers.scope.ALL')}</span>
            ) : (
              <MatterList matters={row.matters} />
            )}
            <span>{formatPeriod(row)}</span>
            {row.change && (
              <>
                <strong>{t('handlers.space.change')}</strong>
                <ChangeSummary row={row} />
              </>
            )}
            <RowActions>
              {row.actions.filter(isOwn).map((action) => (
                <Button
                  key={action}
                  type={action === 'accept' || action === 'acceptChange' ? 'primary' : 'default'}
                  danger={action === 'resign'}
                  onClick={() => question.dialog.ask({ row, action })}
                >
                  <ActionName label={t(`handlers.${action}`)} name={row.number} />
                </Button>
              ))}
            </RowActions>
            <Link to={toLetterPath(role.id, row.id)}>{t('handlers.letter.of', { number: row.number })}</Link>
          </li>
        ))}
      </ul>
      <CompanyAuthorizationDialog role={role} {...question} />
    </Card>
  );
}

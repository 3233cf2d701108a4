import { Card } from 'antd';
import { useRef } from 'react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { Alert } from '@/components/Status/Alert';
import type { CompanyAuthorization } from '@/contract';
import {
  CompanyAuthorizationDialog,
  type UnconfirmedAction,
} from '@/features/capacities/components/CompanyAuthorizationDialog';
import type { Space } from '@/features/capacities/space';
import { useReloadAfterAction } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { OwnAuthorization } from './OwnAuthorization';

/** Whether an authorization waits for the handler's decision. */
const isPending = ({ state, change }: CompanyAuthorization) => state === 'PENDING' || change !== null;

/** The handler's authorizations from the company; those that wait for a decision come first. */
export function OwnAuthorizations({ space }: { space: Space }) {
  const t = useT();
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
          <OwnAuthorization key={row.id} roleId={role.id} row={row} onAsk={question.dialog.ask} />
        ))}
      </ul>
      <CompanyAuthorizationDialog role={role} {...question} />
    </Card>
  );
}

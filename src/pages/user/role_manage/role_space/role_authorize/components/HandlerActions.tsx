import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { HandlerAction, HandlerRow } from '@/contract';
import type { CompanyPermission } from '@/contract/roleWords';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { toRowName } from '@/features/capacities/rowNames';
import type { Space } from '@/features/capacities/space';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { useT } from '@/hooks/useT';
import { toAddAuthorizePath } from '@/utils/routing/paths';
import type { UnconfirmedHandlerAction } from './HandlerDialog';

export interface HandlerActionsProps {
  row: HandlerRow;
  space: Space;
  /** Opens the confirmation dialog. */
  onAsk: (asked: UnconfirmedHandlerAction) => void;
  /** Opens the form for another period. */
  onChangeDates: (row: HandlerRow) => void;
}

/** Permission that each action requires; only the legal representative can withdraw a successor's invitation. */
const requiredPermissions: Record<HandlerAction, CompanyPermission> = {
  accept: 'decideApplication',
  reject: 'decideApplication',
  withdraw: 'inviteHandler',
  changeDates: 'changeHandlerDates',
  end: 'endHandler',
};

/** Buttons for the available actions on a handler. The reason for a disabled one is shown above the lists. */
export function HandlerActions({ row, space, onAsk, onChangeDates }: HandlerActionsProps) {
  const t = useT();
  const nameHandler = useHandlerName();
  const rowName = toRowName(nameHandler(row.name), row.account);
  return (
    <RowActions>
      {row.capacity === 'HANDLER' && row.state === 'ACTIVE' && (
        <CompanyActionButton
          space={space}
          action="addAuthorization"
          quiet
          to={toAddAuthorizePath(space.role.id, row.id)}
        >
          <ActionName words={t('handlers.authorize')} name={rowName} />
        </CompanyActionButton>
      )}
      {row.actions.map((action) => (
        <CompanyActionButton
          key={action}
          space={space}
          action={row.capacity === 'LEGAL_REP' ? 'replaceLegalRep' : requiredPermissions[action]}
          quiet
          type={action === 'accept' ? 'primary' : action === 'end' ? 'text' : 'default'}
          danger={action === 'end'}
          onClick={() => (action === 'changeDates' ? onChangeDates(row) : onAsk({ row, action }))}
        >
          <ActionName words={t(`handlers.handler.${action}`)} name={rowName} />
        </CompanyActionButton>
      ))}
    </RowActions>
  );
}

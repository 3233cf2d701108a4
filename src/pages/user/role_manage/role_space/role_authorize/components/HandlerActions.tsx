import { RowActions } from '@/components/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { HandlerAction, HandlerRow } from '@/contract';
import type { CompanyAction } from '@/domain/companyActions';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { toRowName } from '@/features/capacities/rowNames';
import type { Space } from '@/features/capacities/space';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { useT } from '@/hooks/useT';
import { toAddAuthorizePath } from '@/utils/routing/paths';
import type { AskedHandlerMove } from './HandlerDialog';

export interface HandlerActionsProps {
  row: HandlerRow;
  space: Space;
  /** Asks whether it is meant. */
  onAsk: (asked: AskedHandlerMove) => void;
  /** Opens the form for another period. */
  onChangeDates: (row: HandlerRow) => void;
}

/** What each takes of whoever does it; only the legal representative withdraws the invitation of a successor. */
const needs: Record<HandlerAction, CompanyAction> = {
  accept: 'decideApplication',
  reject: 'decideApplication',
  withdraw: 'inviteHandler',
  changeDates: 'changeHandlerDates',
  end: 'endHandler',
};

/** The buttons for what can be done about a handler now. Why one is closed stands above the lists. */
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
          action={row.capacity === 'LEGAL_REP' ? 'replaceLegalRep' : needs[action]}
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

import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { useActionDialog } from '@/components/Dialog/useActionDialog';
import type { HandlerAction, HandlerRow, RoleDetail } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
import { changeHandlerState } from '@/services/handlers';
import { showNotice } from '@/utils/notice';

/** An action on a handler that the user has not confirmed yet. */
export interface UnconfirmedHandlerAction {
  row: HandlerRow;
  action: Exclude<HandlerAction, 'changeDates'>;
}

interface Props extends ReturnType<typeof useActionDialog<UnconfirmedHandlerAction>> {
  /** The user's role in the company. */
  role: RoleDetail;
}

/** Explains the consequences of an action on a handler and runs it after a confirmation. */
export function HandlerDialog({ role, dialog, settleWith, onError }: Props) {
  const t = useT();
  const { formatPeriod, nameHandler, nameRow } = useCapacityTexts();
  const { action } = dialog.subject ?? {};
  const getValues = ({ row }: UnconfirmedHandlerAction) => ({
    name: nameHandler(row.name),
    company: getCompanyName(role),
    capacity: t(`identity.capacity.${row.capacity}`),
    period: formatPeriod(row),
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      title={(asked) => {
        const name = nameRow(asked.row.name, asked.row.account);
        return t(`handlers.handler.ask.${asked.action}`, { ...getValues(asked), name });
      }}
      yes={action ? t(`handlers.handler.yes.${action}`) : ''}
      busy={t('form.submitting')}
      no={t('authorizations.no')}
      danger={action === 'end'}
      act={({ row, action: chosen }) =>
        changeHandlerState(role.id, row.id, { action: chosen, version: row.version })
      }
      onDone={(_, asked) => {
        showNotice({ type: 'success', title: t(`handlers.handler.done.${asked.action}`, getValues(asked)) });
        settleWith(asked.row.id);
      }}
      onError={onError}
      unreachable="form.unreachable"
    >
      {(asked) => <p>{t(`handlers.handler.outcome.${asked.action}`, getValues(asked))}</p>}
    </ConfirmDialog>
  );
}

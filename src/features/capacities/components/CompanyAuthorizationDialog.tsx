import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { useActionDialog } from '@/components/Dialog/useActionDialog';
import type { CompanyAuthorization, CompanyAuthorizationAction, RoleDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { changeCompanyAuthorizationState } from '@/services/handlers';
import { formatDate } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { getCompanyName } from '../roles';
import { useCapacityTexts } from '../useCapacityTexts';
import { ChangeSummary } from './ChangeSummary';

/** Actions on an authorization that need no form. */
export type AuthorizationMove = Exclude<CompanyAuthorizationAction, 'modify'>;

/** An action on an authorization that the user has not confirmed yet. */
export interface UnconfirmedAction {
  row: CompanyAuthorization;
  action: AuthorizationMove;
}

/** Irreversible actions. */
const DANGEROUS: readonly AuthorizationMove[] = ['revoke', 'resign'];

/** Actions on a pending change. */
const ABOUT_CHANGE: readonly AuthorizationMove[] = ['acceptChange', 'rejectChange', 'withdrawChange'];

interface Props extends ReturnType<typeof useActionDialog<UnconfirmedAction>> {
  /** The user's role in the company. */
  role: RoleDetail;
}

/** Explains the consequences of an action on an authorization and runs it after a confirmation. */
export function CompanyAuthorizationDialog({ role, dialog, settleWith, onError }: Props) {
  const t = useT();
  const { formatScope, nameHandler } = useCapacityTexts();
  const { action } = dialog.subject ?? {};
  const getValues = ({ row }: UnconfirmedAction) => ({
    name: nameHandler(row.handlerName),
    company: getCompanyName(role),
    matters: formatScope(row),
    start: formatDate(row.start),
    end: formatDate(row.end),
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      title={(asked) => t(`handlers.ask.${asked.action}`, getValues(asked))}
      yes={action ? t(`handlers.yes.${action}`) : ''}
      busy={t('form.submitting')}
      no={t('authorizations.no')}
      danger={action !== undefined && DANGEROUS.includes(action)}
      act={({ row, action: chosen }) =>
        changeCompanyAuthorizationState(role.id, row.id, { action: chosen, version: row.version })
      }
      onDone={(_, asked) => {
        showNotice({ type: 'success', title: t(`handlers.done.${asked.action}`, getValues(asked)) });
        settleWith(asked.row.id);
      }}
      onError={onError}
      unreachable="form.unreachable"
    >
      {(asked) => (
        <>
          {/* Shown because several handlers or authorizations may have the same name. */}
          <p>
            {t('letter.number')} {asked.row.number}
          </p>
          <p>{t(`handlers.outcome.${asked.action}`, getValues(asked))}</p>
          {ABOUT_CHANGE.includes(asked.action) && <ChangeSummary row={asked.row} />}
        </>
      )}
    </ConfirmDialog>
  );
}

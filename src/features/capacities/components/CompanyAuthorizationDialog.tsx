import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { useActionDialog } from '@/components/Dialog/useActionDialog';
import type { CompanyAuthorization, CompanyAuthorizationAction, RoleDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { changeCompanyAuthorizationState } from '@/services/handlers';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { formatDate } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { getCompanyName } from '../roles';
import { useHandlerName } from '../useHandlerName';
import { useMatterWords } from '../useMatterWords';
import { ChangeSummary } from './ChangeSummary';

/** What can be done about an authorization by a press. */
export type AuthorizationMove = Exclude<CompanyAuthorizationAction, 'modify'>;

/** What a person wants to do about an authorization, before they have confirmed it. */
export interface AskedMove {
  row: CompanyAuthorization;
  action: AuthorizationMove;
}

/** What takes something away for good. */
const DANGEROUS: readonly AuthorizationMove[] = ['revoke', 'resign'];

/** What is about a change that waits. */
const ABOUT_CHANGE: readonly AuthorizationMove[] = ['acceptChange', 'rejectChange', 'withdrawChange'];

interface Props extends ReturnType<typeof useActionDialog<AskedMove>> {
  /** Through which it is done. */
  role: RoleDetail;
}

/** Says what comes of an action about an authorization, and does it once the person has said that they mean it. */
export function CompanyAuthorizationDialog({ role, dialog, settleWith }: Props) {
  const t = useT();
  const formatMatters = useMatterWords();
  const nameHandler = useHandlerName();
  const { action } = dialog.subject ?? {};
  const getValues = ({ row }: AskedMove) => ({
    name: nameHandler(row.handlerName),
    company: getCompanyName(role),
    matters: formatMatters(row),
    start: formatDate(row.start),
    end: formatDate(row.end),
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      title={(asked) => t(`handlers.ask.${asked.action}`, getValues(asked))}
      yes={action ? t(`handlers.yes.${action}`) : ''}
      busy={t('authorizations.busy')}
      no={t('authorizations.no')}
      danger={action !== undefined && DANGEROUS.includes(action)}
      act={({ row, action: chosen }) =>
        changeCompanyAuthorizationState(role.id, row.id, { action: chosen, version: row.version })
      }
      onDone={(_, asked) => {
        showNotice({ type: 'success', title: t(`handlers.done.${asked.action}`, getValues(asked)) });
        settleWith(asked.row.id, false);
      }}
      onError={(error, { row }) => {
        if (!isNotFound(error) && !isRefusedFor(error, 'CHANGED_MEANWHILE')) return undefined;
        settleWith(row.id, true);
        return 'close';
      }}
      unreachable="authorizations.unreachable"
    >
      {(asked) => (
        <>
          {/* Several may be of the same name, and from the same company. */}
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

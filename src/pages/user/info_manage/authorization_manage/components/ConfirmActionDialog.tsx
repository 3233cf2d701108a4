import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { useActionDialog } from '@/components/Dialog/useActionDialog';
import { useT } from '@/hooks/useT';
import { changeAuthorizationState } from '@/services/authorizations';
import { formatDate } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { type AskedAction, useMattersFormat } from './authorizationParts';

/** Returns the key of the question: a revocation has a different question for each direction. */
function getQuestion({ action, row }: AskedAction) {
  if (action !== 'revoke') return action;
  return row.direction === 'given' ? 'revokeGiven' : 'revokeReceived';
}

/** Explains the consequences of an action and runs it after a confirmation. */
export function ConfirmActionDialog({
  dialog,
  settleWith,
  onError,
}: ReturnType<typeof useActionDialog<AskedAction>>) {
  const t = useT();
  const formatMatters = useMattersFormat();
  const { action } = dialog.subject ?? {};
  const getValues = ({ row }: AskedAction) => ({
    name: row.party.name,
    matters: formatMatters(row),
    start: formatDate(row.start),
    end: formatDate(row.end),
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      title={(asked) => t(`authorizations.ask.${getQuestion(asked)}`, getValues(asked))}
      yes={action ? t(`authorizations.yes.${action}`) : ''}
      busy={t('form.submitting')}
      no={t('authorizations.no')}
      danger={action === 'revoke'}
      act={(asked) => changeAuthorizationState(asked.row.id, asked.action)}
      onDone={(_, { row, action: done }) => {
        showNotice({ type: 'success', title: t(`authorizations.done.${done}`, { name: row.party.name }) });
        settleWith(row.id);
      }}
      onError={onError}
      unreachable="form.unreachable"
    >
      {(asked) => <p>{t(`authorizations.outcome.${getQuestion(asked)}`, getValues(asked))}</p>}
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import type { AppGrant, Scope } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { withdrawGrant, withdrawScope } from '@/services/grants';
import { isNotFound } from '@/utils/http/ApiError';

/** The access to withdraw from an application: one scope, or all. */
export interface GrantWithdrawal {
  grant: AppGrant;
  scope: Scope | null;
}

/** The result as a message that follows the language; 'gone' if the grant had already ended. */
export type WithdrawalOutcome = { message: MessageKey; values: Record<string, string> } | 'gone';

interface Props {
  dialog: ConfirmDialogState<GrantWithdrawal>;
  /** Receives the remaining grants. */
  onDone: (left: AppGrant[], outcome: WithdrawalOutcome) => void;
  onNotFound: () => void;
}

const getKind = ({ scope }: GrantWithdrawal) => (scope ? 'scope' : 'all');

/** Withdraws an application's access after a confirmation. */
export function WithdrawGrantDialog({ dialog, onDone, onNotFound }: Props) {
  const t = useT();
  const getValues = ({ grant: { name, operator }, scope }: GrantWithdrawal) => ({
    name,
    operator,
    scope: scope ? t(`authorize.scope.${scope}`) : '',
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      title={(asked) => t(`grants.ask.${getKind(asked)}`, getValues(asked))}
      yes={t('grants.withdraw')}
      busy={t('grants.busy')}
      no={t('form.keepIt')}
      danger
      act={({ grant, scope }) => (scope ? withdrawScope(grant.id, scope) : withdrawGrant(grant.id))}
      onDone={(left, asked) =>
        onDone(left, { message: `grants.done.${getKind(asked)}`, values: getValues(asked) })
      }
      onError={(error) => {
        if (!isNotFound(error)) return undefined;
        onNotFound();
        return 'close';
      }}
      unreachable="grants.unreachable"
    >
      {(asked) => <p>{t(`grants.ask.${getKind(asked)}.text`, getValues(asked))}</p>}
    </ConfirmDialog>
  );
}

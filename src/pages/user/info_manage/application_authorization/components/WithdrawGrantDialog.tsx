import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import type { AppGrant, Scope } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { withdrawGrant, withdrawScope } from '@/services/grants';
import { isNotFound } from '@/utils/http/ApiError';

/** What is to be taken back from an application: one scope, or everything. */
export interface GrantWithdrawal {
  grant: AppGrant;
  scope: Scope | null;
}

/** What came of it, in words that follow the reader's language; 'gone' where the grant had ended before. */
export type WithdrawalOutcome = { message: MessageKey; values: Record<string, string> } | 'gone';

interface Props {
  dialog: ConfirmDialogState<GrantWithdrawal>;
  /** Takes the grants that are left. */
  onDone: (left: AppGrant[], outcome: WithdrawalOutcome) => void;
  onGone: () => void;
}

const getKind = ({ scope }: GrantWithdrawal) => (scope ? 'scope' : 'all');

/** Takes back what an application may read, once the person has confirmed it. */
export function WithdrawGrantDialog({ dialog, onDone, onGone }: Props) {
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
      yes={t('grants.yes')}
      busy={t('grants.busy')}
      no={t('grants.no')}
      danger
      act={({ grant, scope }) => (scope ? withdrawScope(grant.id, scope) : withdrawGrant(grant.id))}
      onDone={(left, asked) =>
        onDone(left, { message: `grants.done.${getKind(asked)}`, values: getValues(asked) })
      }
      onError={(error) => {
        if (!isNotFound(error)) return undefined;
        onGone();
        return 'close';
      }}
      unreachable="grants.unreachable"
    >
      {(asked) => <p>{t(`grants.ask.${getKind(asked)}.text`, getValues(asked))}</p>}
    </ConfirmDialog>
  );
}

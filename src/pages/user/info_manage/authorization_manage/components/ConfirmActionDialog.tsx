import { useIntl } from '@umijs/max';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { AuthorizationAction, AuthorizationRow } from '@/contract';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { changeAuthorizationState } from '@/services/authorizations';
import { causeOf, type Failure } from '@/utils/http/failure';
import { isNotFound } from '@/utils/http/httpErrors';
import { formatDate } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';

/** Called when something was done about a row, or could not be because it had changed meanwhile. */
export type OnActionDone = (id: string, changed: boolean) => void;

interface Props {
  row: AuthorizationRow;
  action: AuthorizationAction;
  /** What it is about, in words. */
  matters: string;
  open: boolean;
  onClose: () => void;
  onMoved: OnActionDone;
}

/** Which question it is: that of a revocation differs from one side to the other. */
function questionOf(action: AuthorizationAction, { direction }: AuthorizationRow) {
  if (action !== 'revoke') return action;
  return direction === 'given' ? 'revokeGiven' : 'revokeReceived';
}

/** Says what comes of it, and does it once the person has said twice that they mean it. */
export function ConfirmActionDialog({ row, action, matters, open, onClose, onMoved }: Props) {
  const t = useT();
  useIntl();
  const [failure, setFailure] = useState<Failure | null>(null);
  const outcome = useRef<'moved' | 'changed' | null>(null);
  /** Until it has left the screen. */
  const shown = useRef(false);
  useEffect(() => {
    if (open) shown.current = true;
  }, [open]);
  const { name } = row.party;
  const question = questionOf(action, row);
  const values = { name, matters, start: formatDate(row.start), end: formatDate(row.end) };

  /** The list is read again once the question has gone: the row it belongs to goes with that. */
  const report = () => {
    if (outcome.current) onMoved(row.id, outcome.current === 'changed');
    outcome.current = null;
  };
  const end = (came: 'moved' | 'changed') => {
    outcome.current = came;
    // Whoever closed the question before the answer came has nothing left to wait for.
    if (shown.current) onClose();
    else report();
  };
  const leave = () => {
    setFailure(null);
    onClose();
  };
  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    let gone = false;
    const tried = await attempt(
      (onFailure) => changeAuthorizationState(row.id, action, onFailure),
      'authorizations.unreachable',
      (error) => {
        gone = isNotFound(error);
        return causeOf(error, 'authorizations.unreachable');
      },
    );
    if (tried.result) {
      showNotice({ type: 'success', title: t(`authorizations.done.${action}`, { name }) });
      end('moved');
    } else if (gone || ('subCode' in tried.failure && tried.failure.subCode === 'CHANGED_MEANWHILE')) {
      end('changed');
    } else setFailure(tried.failure);
  });

  return (
    <Modal
      open={open}
      title={t(`authorizations.ask.${question}`, values)}
      closable={{ 'aria-label': t('common.close') }}
      onCancel={leave}
      afterClose={() => {
        shown.current = false;
        report();
      }}
      footer={
        <>
          <Button onClick={leave}>{t('authorizations.no')}</Button>
          <SubmitButton
            type="primary"
            danger={action === 'revoke'}
            busy={submitting}
            onClick={() => submit(undefined)}
          >
            {t(submitting ? 'authorizations.busy' : `authorizations.yes.${action}`)}
          </SubmitButton>
        </>
      }
    >
      <p>{t(`authorizations.outcome.${question}`, values)}</p>
      {failure && <FailureAlert failure={failure} />}
    </Modal>
  );
}

import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { AppGrant, Scope } from '@/contract';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { withdrawGrant, withdrawScope } from '@/services/grants';
import { causeOf, type Failure } from '@/utils/http/failure';
import { isNotFound } from '@/utils/http/httpErrors';

/** What is to be taken back: one thing, or all of it. */
export interface GrantWithdrawal {
  grant: AppGrant;
  scope: Scope | null;
}

/** What came of it, in words that follow the reader's language; or it had gone before. */
export type WithdrawalOutcome = { message: MessageKey; values: Record<string, string> } | 'gone';

interface Options {
  /** With what is left. */
  onDone: (left: AppGrant[], outcome: WithdrawalOutcome) => void;
  onGone: () => void;
  /** Once the question has left the page after either. */
  onClosed: () => void;
}

/** Asks whether it is meant and what comes of it, and takes it back. `question` belongs on the page. */
export function useGrantWithdrawal({ onDone, onGone, onClosed }: Options) {
  const t = useT();
  const [asked, setAsked] = useState<GrantWithdrawal | null>(null);
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const settled = useRef(false);
  /** Until the question has left the screen. */
  const shown = useRef(false);
  const kind = asked?.scope ? 'scope' : 'all';
  const values = asked && {
    name: asked.grant.name,
    operator: asked.grant.operator,
    scope: asked.scope ? t(`authorize.scope.${asked.scope}`) : '',
  };

  const { submit, submitting } = useSubmit(async ({ grant, scope }: GrantWithdrawal) => {
    setFailure(null);
    let gone = false;
    const tried = await attempt(
      (onFailure) => (scope ? withdrawScope(grant.id, scope, onFailure) : withdrawGrant(grant.id, onFailure)),
      'grants.unreachable',
      (error) => {
        gone = isNotFound(error);
        return causeOf(error, 'grants.unreachable');
      },
    );
    if (tried.failure && !gone) return setFailure(tried.failure);
    settled.current = true;
    setOpen(false);
    if (tried.result) onDone(tried.result, { message: `grants.done.${kind}`, values: { ...values } });
    else onGone();
    // Whoever closed the question before the answer came has nothing left to wait for.
    if (!shown.current) leave();
  });

  const leave = () => {
    shown.current = false;
    if (settled.current) onClosed();
    settled.current = false;
  };

  const ask = (withdrawal: GrantWithdrawal) => {
    setFailure(null);
    setAsked(withdrawal);
    shown.current = true;
    setOpen(true);
  };
  const keep = () => setOpen(false);
  const question = asked && values && (
    <Modal
      open={open}
      title={t(`grants.ask.${kind}`, values)}
      closable={{ 'aria-label': t('common.close') }}
      onCancel={keep}
      afterClose={leave}
      footer={
        <>
          <Button onClick={keep}>{t('grants.no')}</Button>
          <SubmitButton type="primary" danger busy={submitting} onClick={() => submit(asked)}>
            {t(submitting ? 'grants.busy' : 'grants.yes')}
          </SubmitButton>
        </>
      }
    >
      <p>{t(`grants.ask.${kind}.text`, values)}</p>
      {failure && <FailureAlert failure={failure} />}
    </Modal>
  );
  return { ask, question };
}

import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Envelope } from '@/contract';
import { useT } from '@/hooks/useT';
import { showNotice } from '@/utils/notice';
import { returnToSignIn } from '@/utils/routing/loginReferer';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { clearFrozenTicket } from '../frozenTicketStore';
import { UnfreezeForm } from './UnfreezeForm';

const OPEN = 'unfreezing';

interface Props {
  ticket: string;
  /** The account's own number, masked. */
  mobile: string;
  onRefused: (envelope: Envelope) => void;
}

/** 'Unfreeze now', and what it takes: a code to the account's own number. */
export function UnfreezeAccount({ ticket, mobile, onRefused }: Props) {
  const t = useT();
  const [open, setOpen] = useState(() => readTabState(OPEN) === ticket);
  const [pressed, setPressed] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (pressed) words.current?.focus();
  }, [pressed]);

  const begin = () => {
    // A reload, with a code on its way, leads back to the form.
    writeTabState(OPEN, ticket);
    setPressed(true);
    setOpen(true);
  };
  const done = () => {
    clearFrozenTicket();
    clearTabState(OPEN);
    showNotice({
      type: 'success',
      title: t('recovery.frozen.done'),
      description: t('recovery.frozen.done.next'),
    });
    returnToSignIn();
  };

  if (!open) {
    return (
      <Button type="primary" size="large" block onClick={begin}>
        {t('form.unfreeze')}
      </Button>
    );
  }
  return (
    <section className="frozen-proof">
      <p ref={words} tabIndex={-1}>
        {t('recovery.frozen.how', { mobile })}
      </p>
      <UnfreezeForm ticket={ticket} onRefused={onRefused} onDone={done} />
    </section>
  );
}

import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Envelope } from '@/contract';
import { useT } from '@/hooks/useT';
import { showNotice } from '@/utils/notice';
import { backToSignIn } from '@/utils/routing/loginReferer';
import { forgetKept, readKept, writeKept } from '@/utils/storage/tabStorage';
import { forgetTicket } from '../ticketKept';
import { UnfreezeForm } from './UnfreezeForm';

const OPEN = 'unfreezing';

interface Props {
  ticket: string;
  /** The account's own number, masked. */
  mobile: string;
  onRefused: (envelope: Envelope) => void;
}

/** 'Unfreeze now', and what it takes: a code to the account's own number. */
export function Unfreeze({ ticket, mobile, onRefused }: Props) {
  const t = useT();
  const [open, setOpen] = useState(() => readKept(OPEN) === ticket);
  const [pressed, setPressed] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (pressed) words.current?.focus();
  }, [pressed]);

  const begin = () => {
    // A reload, with a code on its way, leads back to the form.
    writeKept(OPEN, ticket);
    setPressed(true);
    setOpen(true);
  };
  const done = () => {
    forgetTicket();
    forgetKept(OPEN);
    showNotice({
      type: 'success',
      title: t('recovery.frozen.done'),
      description: t('recovery.frozen.done.next'),
    });
    backToSignIn();
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

import { Button, Modal } from 'antd';
import { useCallback, useRef } from 'react';
import { MINUTE, STEP_UP_LIFETIME } from '@/constants';
import type { StepUpMethod, StepUpTarget } from '@/contract';
import { useT } from '@/hooks/useT';
import { ProofMethodChoice } from './components/ProofMethodChoice';
import { StepUpAlternatives } from './components/StepUpAlternatives';
import './StepUpDialog.css';

export interface StepUpDialogProps {
  methods: StepUpMethod[];
  /** The linked account to prove; undefined for the own one. */
  target?: StepUpTarget;
  /** In whose name the act is done; undefined for one's own. */
  company?: string;
  open: boolean;
  /** Whether the person has confirmed. */
  onAnswer: (confirmed: boolean) => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** A field that the person fills in: no radio button, and no field for password managers alone. */
const FIELD = 'form input:not([type="radio"]):not([tabindex="-1"])';

const isSome = (methods: StepUpMethod[]): methods is [StepUpMethod, ...StepUpMethod[]] => methods.length > 0;

/** Asks the person to confirm who they are before an act that could do much harm. Closing it declines. */
export default function StepUpDialog({
  methods,
  target,
  company,
  open,
  onAnswer,
  onGone,
}: StepUpDialogProps) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  /** Puts the focus into the first field, unless the person is somewhere in the dialog already. */
  const begin = useCallback(() => {
    if (body.current?.contains(document.activeElement)) return;
    body.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, []);
  const decline = () => onAnswer(false);
  return (
    <Modal
      open={open}
      title={target ? t('stepUp.target.title', { account: target.account }) : t('stepUp.title')}
      width={440}
      footer={null}
      maskClosable={false}
      closable={{ 'aria-label': t('common.close') }}
      // StepUpHost returns the focus at once, because the act that follows may move it elsewhere.
      focusTriggerAfterClose={false}
      onCancel={decline}
      afterOpenChange={(shown) => shown && begin()}
      afterClose={onGone}
    >
      <div ref={body} className="step-up">
        {isSome(methods) ? (
          <>
            {company && <p className="step-up-for">{t('acting.stepUp', { company })}</p>}
            <p className="step-up-why">
              {target
                ? t('stepUp.target.why', { account: target.account })
                : t('stepUp.why', { minutes: STEP_UP_LIFETIME / MINUTE })}
            </p>
            <ProofMethodChoice
              methods={methods}
              target={target}
              onReady={begin}
              onConfirmed={() => onAnswer(true)}
            />
            <Button block size="large" onClick={decline}>
              {t('stepUp.cancel')}
            </Button>
            <details className="step-up-none">
              <summary>{t('stepUp.none')}</summary>
              <StepUpAlternatives />
            </details>
          </>
        ) : (
          <>
            <p className="step-up-why">{t('stepUp.noMethod')}</p>
            <StepUpAlternatives />
            <Button block size="large" onClick={decline}>
              {t('common.close')}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}

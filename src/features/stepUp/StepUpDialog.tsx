import { Button, Modal } from 'antd';
import { useCallback, useRef } from 'react';
import { Link } from '@/components/Action/Link';
import { MINUTE, STEP_UP_LIFETIME } from '@/constants';
import type { StepUpMethod, StepUpTarget } from '@/contract';
import { useT } from '@/hooks/useT';
import { getAppealPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { ProofMethodChoice } from './components/ProofMethodChoice';
import './StepUpDialog.css';

export interface StepUpDialogProps {
  methods: StepUpMethod[];
  /** The linked account to verify; undefined for the user's own. */
  target?: StepUpTarget;
  /** The company for which the action is done; undefined for the user. */
  company?: string;
  open: boolean;
  /** Called with true if the user has confirmed, or with false. */
  onAnswer: (confirmed: boolean) => void;
  /** Called after the closing animation. */
  afterClose: () => void;
}

/**
 * Selector of a field to fill in, other than radio buttons and hidden fields for password managers, or of the button
 * of a method without fields.
 */
const FIELD = 'form input:not([type="radio"]):not([tabindex="-1"]), .passkey-proof button';

const isSome = (methods: StepUpMethod[]): methods is [StepUpMethod, ...StepUpMethod[]] => methods.length > 0;

/** Asks the user for a step-up before a sensitive action. Closing the dialog declines. */
export default function StepUpDialog(props: StepUpDialogProps) {
  const { methods, target, company, open, onAnswer, afterClose } = props;
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  /** Focuses the first field, unless the focus is already in the dialog. */
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
      // StepUpHost returns the focus immediately, because the subsequent action may move it elsewhere.
      focusTriggerAfterClose={false}
      onCancel={decline}
      afterOpenChange={(shown) => shown && begin()}
      afterClose={afterClose}
    >
      <div ref={body} className="stack step-up">
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
              {t('form.cancel')}
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

/** Alternatives for a user who cannot use any method. */
function StepUpAlternatives() {
  const t = useT();
  return (
    <ul className="step-up-ways">
      <li>
        <Link to={RESET_PASSWORD_PATH}>{t('stepUp.setPassword')}</Link>
      </li>
      <li>
        <Link to={getAppealPath('OTHER')}>{t('appeal.link')}</Link>
      </li>
    </ul>
  );
}

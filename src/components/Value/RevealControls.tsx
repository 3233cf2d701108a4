import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { CopyIconButton } from '@/components/Action/CopyButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { REVEAL_LIFETIME, SECOND } from '@/constants';
import type { Reveal } from '@/hooks/useReveal';
import { useT } from '@/hooks/useT';
import './RevealControls.css';

interface Props {
  /** Name of the value, for the buttons' accessible names. */
  field: string;
  reveal: Reveal<unknown>;
  /** Text to copy while the value is revealed; '' for no copy button. */
  copyText: string;
  /** `aria-describedby` id, needed when several fields of this kind are on one page. */
  describedBy?: string;
}

/** The button that reveals a masked value, and the button that copies the revealed value. Errors are shown below. */
export function RevealControls({ field, reveal, copyText, describedBy }: Props) {
  const t = useT();
  const { shown, isHiddenAgain, reading, error, toggle, controls } = reveal;
  const isShown = shown !== undefined;
  const Eye = isShown ? EyeInvisibleOutlined : EyeOutlined;
  const name = t(isShown ? 'reveal.hide' : 'reveal.show', { field });
  return (
    <>
      <div ref={controls} className="reveal-controls">
        <SubmitButton
          type="text"
          size="small"
          busy={reading}
          icon={<Eye aria-hidden="true" />}
          aria-label={name}
          aria-describedby={describedBy}
          title={name}
          onClick={toggle}
        />
        {isShown && copyText !== '' && (
          <CopyIconButton
            text={copyText}
            label={t('reveal.copy', { field })}
            aria-describedby={describedBy}
          />
        )}
      </div>
      <span role="status" className="visually-hidden">
        {isShown && t('reveal.shown', { field, seconds: REVEAL_LIFETIME / SECOND })}
        {isHiddenAgain && t('reveal.hidden', { field })}
      </span>
      {error && <FailureAlert error={error} unreachable="reveal.unreachable" />}
    </>
  );
}

import type { OwnField } from '@/contract';
import { useReveal } from '@/hooks/useReveal';
import { useT } from '@/hooks/useT';
import { getOwnValue } from '@/services/account';
import { RevealControls } from './RevealControls';
import './OwnValue.css';

interface Props {
  field: OwnField;
  /** As returned by the server; not ''. */
  masked: string;
}

/** A value of the user's own record: masked, and revealed for some time on request, when it can be copied. */
export const OwnValue = (props: Props) => (
  // Remount when the value changes, because a revealed one is outdated.
  <RevealableValue key={props.masked} {...props} />
);

function RevealableValue({ field, masked }: Props) {
  const t = useT();
  const reveal = useReveal({ read: () => getOwnValue(field) });
  return (
    <div className="revealable">
      <bdi className="revealable-value" lang="">
        {reveal.shown ?? masked}
      </bdi>
      <RevealControls field={t(`identity.${field}`)} reveal={reveal} copyText={reveal.shown ?? ''} />
    </div>
  );
}

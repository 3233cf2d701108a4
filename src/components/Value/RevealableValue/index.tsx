import { useReveal } from '@/hooks/useReveal';
import { RevealControls } from './RevealControls';
import './index.css';

interface Props {
  /** Name of the value, for the buttons' accessible names. */
  field: string;
  /** The masked value; not ''. */
  masked: string;
  /** Loads the full value. Throws ApiError. */
  read: () => Promise<string>;
}

/** A masked value of the user, who can reveal it for some time and copy it. */
export function RevealableValue({ field, masked, read }: Props) {
  const reveal = useReveal({ read });
  return (
    <div className="revealable">
      <bdi className="revealable-value" lang="">
        {reveal.shown ?? masked}
      </bdi>
      <RevealControls field={field} reveal={reveal} copyText={reveal.shown ?? ''} />
    </div>
  );
}

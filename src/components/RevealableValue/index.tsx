import { useReveal } from '@/hooks/useReveal';
import { RevealControls } from './RevealControls';
import './index.css';

interface Props {
  /** What the value is called, for the buttons' names. */
  field: string;
  /** As it stands until somebody asks to see it; not ''. */
  masked: string;
  /** Reads it in full. Throws ApiError. */
  read: () => Promise<string>;
}

/** A masked value of the person's own, which they may see in full for a while, and copy meanwhile. */
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

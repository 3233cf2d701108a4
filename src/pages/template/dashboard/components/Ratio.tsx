import { Progress } from 'antd';
import './Ratio.css';

const WHOLE = 100;

interface Props {
  /** What it is a part of. */
  name: string;
  /** How much, in words. */
  words: string;
  /** From 0 to 1; more than 1 fills the bar. Null where it is not known: there is no bar then. */
  part: number | null;
}

/** A part of a whole, in words and as a bar. */
export function Ratio({ name, words, part }: Props) {
  const known = part !== null && Number.isFinite(part);
  return (
    <div className="ratio">
      <span className="ratio-words">
        <span>{name}</span>
        <span>{words}</span>
      </span>
      {known && (
        <Progress
          aria-label={`${name}: ${words}`}
          percent={Math.round(Math.min(1, Math.max(0, part)) * WHOLE)}
          // Neither green nor a tick at the end: the words tell it.
          status="normal"
          showInfo={false}
        />
      )}
    </div>
  );
}

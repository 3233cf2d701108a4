import { Progress } from 'antd';
import './Ratio.css';

const WHOLE = 100;

interface Props {
  /** Name of the whole. */
  name: string;
  /** The ratio as text. */
  text: string;
  /** From 0 to 1; more than 1 fills the bar. Null if unknown: no bar is drawn. */
  part: number | null;
}

/** A ratio, as text and as a bar. */
export function Ratio({ name, text, part }: Props) {
  return (
    <div className="ratio">
      <span className="ratio-text">
        <span>{name}</span>
        <span>{text}</span>
      </span>
      {part !== null && (
        <Progress
          aria-label={`${name}: ${text}`}
          percent={Math.round(Math.min(1, Math.max(0, part)) * WHOLE)}
          // No success color or icon when full: the text is sufficient.
          status="normal"
          showInfo={false}
        />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { Picture, type PictureName } from '../Value/Picture';
import type { Status } from './statusIcons';
import './ResultBlock.css';

/** The default drawing of each status. */
const PICTURES: Record<Status, PictureName> = {
  success: 'done',
  info: 'waiting',
  warning: 'refused',
  error: 'failed',
};

interface Props {
  status: Status;
  /** Replaces the default drawing of the status. */
  picture?: PictureName;
  title: ReactNode;
  /** Level of the title: 1 if it is the page's heading. */
  level?: 1 | 2;
  /** Explanation in one or two sentences. */
  text?: ReactNode;
  /** Reasons of a failure, each with a remedy. */
  reasons?: readonly { text: string; action?: ReactNode }[];
  /** Buttons for the next actions. */
  actions?: ReactNode;
  /**
   * Whether the title takes the focus when it appears, because it replaces the focused element; use another key for
   * another result.
   */
  focus?: boolean;
}

/** Result of an action: success, failure with its reasons, or pending; with the next actions. */
export function ResultBlock(props: Props) {
  const { status, picture = PICTURES[status], title, level = 1, text, reasons = [], actions } = props;
  const Heading = `h${level}` as const;
  const heading = useFocusWhen<HTMLHeadingElement>(props.focus ?? false);

  return (
    <div className="result stack" data-status={status}>
      <Picture name={picture} />
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {text && <div className="result-text">{text}</div>}
      {reasons.length > 0 && (
        <ul className="result-reasons">
          {reasons.map(({ text, action }) => (
            <li key={text}>
              <span>{text}</span>
              {action}
            </li>
          ))}
        </ul>
      )}
      {actions && <div className="result-actions">{actions}</div>}
    </div>
  );
}

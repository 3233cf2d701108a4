import { type ReactNode, useEffect, useRef } from 'react';
import { Picture, type PictureName } from './Picture';
import type { Status } from './statusIcons';
import './ResultBlock.css';

/** The drawing of each status, unless a result has one of its own. */
const PICTURES: Record<Status, PictureName> = {
  success: 'done',
  info: 'waiting',
  warning: 'refused',
  error: 'failed',
};

interface Props {
  status: Status;
  /** The drawing, where that of the status does not fit. */
  picture?: PictureName;
  title: ReactNode;
  /** The title's level: 1 where it is the page's own heading. */
  level?: 1 | 2;
  /** What it means, in a sentence or two. */
  text?: ReactNode;
  /** Why something failed, each with what mends it. */
  reasons?: readonly { words: string; action?: ReactNode }[];
  /** What to do next. */
  actions?: ReactNode;
  /** Takes the focus as it appears, where it stands in place of what had it; another result has another key. */
  focus?: boolean;
}

/** What came of something: done, failed and why, or under way; and what to do next. */
export function ResultBlock(props: Props) {
  const { status, picture = PICTURES[status], title, level = 1, text, reasons = [], actions, focus } = props;
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);

  return (
    <div className="result" data-status={status}>
      <Picture name={picture} />
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {text && <div className="result-text">{text}</div>}
      {reasons.length > 0 && (
        <ul className="result-reasons">
          {reasons.map(({ words, action }) => (
            <li key={words}>
              <span>{words}</span>
              {action}
            </li>
          ))}
        </ul>
      )}
      {actions && <div className="result-actions">{actions}</div>}
    </div>
  );
}

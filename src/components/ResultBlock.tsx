import { type ReactNode, useEffect, useRef } from 'react';
import { type Status, statusIcons } from './statusIcons';
import './ResultBlock.css';

interface Props {
  status: Status;
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
export function ResultBlock({ status, title, level = 1, text, reasons = [], actions, focus = false }: Props) {
  const Icon = statusIcons[status];
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);

  return (
    <div className="result" data-status={status}>
      <Icon className="result-icon" aria-hidden />
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

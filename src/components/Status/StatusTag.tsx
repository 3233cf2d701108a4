import { ClockCircleFilled, MinusCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { statusIcons } from './statusIcons';
import './StatusTag.css';

const icons = { ...statusIcons, pending: ClockCircleFilled, neutral: MinusCircleFilled };

/** `neutral` is for a status that requires no action, such as canceled or closed. */
export type StatusMeaning = keyof typeof icons;

/** The status of a record: its label, with the icon and color of its meaning. */
export function StatusTag({ meaning, children }: { meaning: StatusMeaning; children: ReactNode }) {
  const Icon = icons[meaning];
  return (
    <span className="status-tag" data-meaning={meaning}>
      <Icon aria-hidden />
      <span>{children}</span>
    </span>
  );
}

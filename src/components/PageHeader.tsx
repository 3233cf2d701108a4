import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import './PageHeader.css';

interface Props {
  title: MessageKey;
  /** One line on what the page is for. */
  purpose: MessageKey;
  /** The page's main action. */
  extra?: ReactNode;
}

/** Top of every signed-in page. The heading takes the focus after a page change. */
export function PageHeader({ title, purpose, extra }: Props) {
  const t = useT();
  return (
    <div className="page-header">
      <div className="page-header-words">
        <h1 tabIndex={-1}>{t(title)}</h1>
        <p>{t(purpose)}</p>
      </div>
      {extra}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import './PageHeader.css';

interface Props {
  title: MessageKey;
  /** Replaces the title in the heading; its language is unknown. */
  name?: string;
  /** Owner of the page, shown above the heading; its language is unknown. An empty string reserves the line. */
  owner?: string;
  /** One line on the purpose of the page. */
  purpose: MessageKey;
  /** The page's main action. */
  extra?: ReactNode;
}

/** Top of every signed-in page. The heading takes the focus after a page change. */
export function PageHeader({ title, name, owner, purpose, extra }: Props) {
  const t = useT();
  return (
    <div className="page-header">
      <div className="page-header-text">
        {owner !== undefined && (
          <p className="page-header-owner">
            <bdi lang="">{owner}</bdi>
          </p>
        )}
        <h1 tabIndex={-1}>{name ? <bdi lang="">{name}</bdi> : t(title)}</h1>
        <p>{t(purpose)}</p>
      </div>
      {extra}
    </div>
  );
}

import { Tag } from 'antd';
import { When } from '@/components/When';
import type { Message } from '../api';
import { pageHref } from '../pageHref';
import { useWords } from '../words';
import { CopyButton } from './CopyButton';

/** One message as it arrived, its code and its link at hand. */
export function MessageCard({ message: { kind, to, at, text, code, link } }: { message: Message }) {
  const words = useWords();
  return (
    <article className="mock-tools-card">
      <div className="mock-tools-row">
        <Tag>{words(`messages.${kind}`)}</Tag>
        <span className="mock-tools-text">{words('messages.to', { to })}</span>
      </div>
      <When at={at} />
      <p className="mock-tools-text">{text}</p>
      {code && (
        <div className="mock-tools-row">
          <span className="mock-tools-code">{code}</span>
          <CopyButton text={code} />
        </div>
      )}
      {link && <a href={pageHref(link)}>{words('messages.follow')}</a>}
    </article>
  );
}

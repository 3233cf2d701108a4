import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { reload } from '@/utils/routing/redirect';
import { AppearanceBar } from './AppearanceBar';
import './ErrorPanel.css';

/** What stands in place of a page that threw: what happened, another try, and the way home. */
export function ErrorPanel({ chunk, onHome }: { chunk: boolean; onHome: () => void }) {
  const t = useT();
  return (
    <div className="error-frame">
      <AppearanceBar />
      <main className="error-panel">
        <div role="alert">
          <h1>{t(chunk ? 'exception.chunk.title' : 'exception.crash.title')}</h1>
          <p>{t(chunk ? 'exception.chunk.text' : 'exception.crash.text')}</p>
        </div>
        <div className="error-ways">
          <Button type="primary" onClick={reload}>
            {t('common.retry')}
          </Button>
          <Button onClick={onHome}>{t('common.backHome')}</Button>
        </div>
      </main>
    </div>
  );
}

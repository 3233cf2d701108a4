import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { useT } from '@/hooks/useT';
import { isServerReachable } from '@/utils/routing/chunkReload';
import { reload } from '@/utils/routing/redirect';
import { AppearanceBar } from './AppearanceBar';
import './ErrorPanel.css';

export type PageFailure = 'crash' | 'chunk' | 'offline';

interface Props {
  failure: PageFailure;
  /** Whether it is inside a layout. */
  inline?: boolean;
  onHome: () => void;
}

/** Replaces a page that failed: the cause, a retry, and a link home. Reloads the page only if the server responds. */
export function ErrorPanel({ failure: initialFailure, inline, onHome }: Props) {
  const t = useT();
  const [failure, setFailure] = useState(initialFailure);
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    if (await isServerReachable()) return reload();
    setFailure('offline');
    setBusy(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each render's `retry` does the same
  useEffect(() => {
    if (failure !== 'offline') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failure]);

  const panel = (
    <>
      <div role="alert">
        <h1>{t(`exception.${failure}.title`)}</h1>
        <p>{t(`exception.${failure}.text`)}</p>
      </div>
      <div className="error-actions">
        <SubmitButton type="primary" busy={busy} onClick={retry}>
          {t('common.retry')}
        </SubmitButton>
        <Button onClick={onHome}>{t('common.backHome')}</Button>
      </div>
    </>
  );
  if (inline) return <div className="error-panel">{panel}</div>;
  return (
    <div className="error-frame">
      <AppearanceBar />
      <main className="error-panel">{panel}</main>
    </div>
  );
}

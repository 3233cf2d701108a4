import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { isChunkError, reloadOnce } from '@/utils/chunkReload';
import { reload } from '@/utils/redirect';
import './RootErrorBoundary.css';

function ErrorPanel({ chunk }: { chunk: boolean }) {
  const t = useT();
  return (
    <main className="error-panel">
      <div role="alert">
        <h1>{t(chunk ? 'exception.chunk.title' : 'exception.crash.title')}</h1>
        <p>{t(chunk ? 'exception.chunk.text' : 'exception.crash.text')}</p>
      </div>
      <Button type="primary" onClick={reload}>
        {t('common.retry')}
      </Button>
    </main>
  );
}

interface State {
  error: unknown;
  reloading: boolean;
}

/** Catches what a page throws: a failed chunk reloads once, everything else is said in a panel with retry. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, State> {
  state: State = { error: null, reloading: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  componentDidCatch(error: unknown) {
    if (isChunkError(error) && reloadOnce()) this.setState({ reloading: true });
  }

  render() {
    const { error, reloading } = this.state;
    if (reloading) return null;
    if (error) return <ErrorPanel chunk={isChunkError(error)} />;
    return this.props.children;
  }
}

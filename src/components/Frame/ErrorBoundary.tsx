import { Button } from 'antd';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { useT } from '@/hooks/useT';
import { isChunkError, isServerReachable, reloadOnce } from '@/utils/routing/chunkReload';
import { HOME_PATH } from '@/utils/routing/paths';
import { goTo, reload } from '@/utils/routing/redirect';
import { AppearanceBar } from './AppearanceBar';
import './ErrorBoundary.css';

interface Props {
  children: ReactNode;
  /** Whether it is inside a layout, whose menu stays. */
  inline?: boolean;
  /** Path of the page: a new path clears the error. */
  path?: string;
}

interface State {
  error: unknown;
  /** Null until it is known whether the page reloads. */
  failure: PageFailure | null;
  path?: string;
}

/** Catches errors of a page: a failed chunk reloads the page once; other errors show a panel with retry and home. */
export class ErrorBoundary extends Component<Props, State> {
  state: State = { error: null, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failure: isChunkError(error) ? null : 'crash' };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): Partial<State> | null {
    return path === state.path ? null : { path, error: null };
  }

  async componentDidCatch(error: unknown) {
    if (!isChunkError(error)) return;
    if (!(await isServerReachable())) this.setState({ failure: 'offline' });
    else if (!reloadOnce()) this.setState({ failure: 'chunk' });
  }

  goHome = () => {
    goTo(HOME_PATH);
    this.setState({ error: null });
  };

  render() {
    const { error, failure } = this.state;
    const { inline, children } = this.props;
    if (!error) return children;
    return failure && <ErrorPanel inline={inline} failure={failure} onHome={this.goHome} />;
  }
}

type PageFailure = 'crash' | 'chunk' | 'offline';

interface ErrorPanelProps {
  failure: PageFailure;
  /** Whether it is inside a layout. */
  inline?: boolean;
  onHome: () => void;
}

/** Replaces a page that failed: the cause, a retry, and a link home. Reloads the page only if the server responds. */
function ErrorPanel({ failure: initialFailure, inline, onHome }: ErrorPanelProps) {
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

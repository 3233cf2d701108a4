import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '@/components/ErrorPanel';
import { isChunkError, reloadOnce } from '@/utils/routing/chunkReload';
import { HOME_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

interface State {
  error: unknown;
  reloading: boolean;
}

/** Catches what a page throws: a failed chunk reloads once, everything else is said in a panel with ways on. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, State> {
  state: State = { error: null, reloading: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  componentDidCatch(error: unknown) {
    if (isChunkError(error) && reloadOnce()) this.setState({ reloading: true });
  }

  goHome = () => {
    goTo(HOME_PATH);
    this.setState({ error: null });
  };

  render() {
    const { error, reloading } = this.state;
    if (reloading) return null;
    if (error) return <ErrorPanel chunk={isChunkError(error)} onHome={this.goHome} />;
    return this.props.children;
  }
}

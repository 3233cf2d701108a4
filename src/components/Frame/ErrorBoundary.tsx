import { Component, type ReactNode } from 'react';
import { isChunkError, isServerReachable, reloadOnce } from '@/utils/routing/chunkReload';
import { HOME_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { ErrorPanel, type PageFailure } from './ErrorPanel';

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

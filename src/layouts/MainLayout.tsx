import { Outlet, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { ErrorBoundary } from '@/components/Frame/ErrorBoundary';
import { StandaloneCard } from '@/components/Frame/StandaloneCard';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { IdleGuard } from '@/features/idleTimeout/IdleGuard';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { useAllMessages } from '@/hooks/useAllMessages';
import { useSiteName } from '@/hooks/useSiteName';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { MainFrame } from './components/MainFrame';
import { PendingFrame } from './components/PendingFrame';
import { useActingWatch } from './useActingWatch';
import { useSessionGuard } from './useSessionGuard';
import './MainLayout.css';

/**
 * Layout of the signed-in pages. Renders no private data before the login status is loaded, and no text before its
 * message is loaded.
 */
export default function MainLayout() {
  const { status, retry, timeOut } = useSessionGuard();
  const hasMessages = useAllMessages();
  useSiteName();

  if (status === 'checking' || !hasMessages) return <PendingFrame />;
  if (status === 'failed') return <SessionCheckFailed onRetry={retry} />;
  return <MemberPages onIdle={timeOut} />;
}

function MemberPages({ onIdle }: { onIdle: () => void }) {
  const { role, switchCount } = useActingWatch();
  const { pathname } = useLocation();
  const isKept = useGlobal(({ userInfo }) => Boolean(userInfo?.keptUntil));
  return (
    <MainFrame>
      {/* Remount the page when the capacity changes, because its data belongs to the previous one. */}
      <ErrorBoundary key={switchCount} inline path={pathname}>
        <Outlet />
      </ErrorBoundary>
      <StepUpHost company={role?.company} switchCount={switchCount} />
      {!isKept && <IdleGuard onTimeout={onIdle} />}
    </MainFrame>
  );
}

/** Shown instead of a private page if the session check failed. */
function SessionCheckFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <StandaloneCard>
      <div role="alert">
        <ResultBlock
          status="error"
          title={t('exception.session.title')}
          text={t('exception.session.text')}
          actions={
            <Button type="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        />
      </div>
    </StandaloneCard>
  );
}

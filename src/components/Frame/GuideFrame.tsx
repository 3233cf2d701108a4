import type { ReactNode } from 'react';
import { Link } from '@/components/Action/Link';
import { Alert } from '@/components/Status/Alert';
import type { Guide } from '@/contract';
import type { useGuide } from '@/hooks/useGuide';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { HOME_PATH } from '@/utils/routing/paths';
import { DelayedSpin } from '../Status/DelayedSpin';
import { LoadError } from '../Status/LoadError';
import { LoadingLabel } from '../Status/LoadingLabel';
import './GuideFrame.css';

interface Props {
  title: MessageKey;
  step: Pick<ReturnType<typeof useGuide>, 'guide' | 'unknown' | 'failed' | 'error' | 'loading' | 'reload'>;
  children: (guide: Guide) => ReactNode;
}

/** Frame of a step after sign-in: the heading, and the content once the server has confirmed that the step is due. */
export function GuideFrame({ title, step, children }: Props) {
  const t = useT();
  const { guide, unknown, failed, error, loading, reload } = step;
  if (guide) {
    return (
      <div className="guide stack">
        <h1>{t(title)}</h1>
        {children(guide)}
      </div>
    );
  }
  return (
    <div className="guide stack">
      <h1>{t(title)}</h1>
      {failed && <LoadError error={error} title="guide.failed" onRetry={reload} />}
      {unknown && <Alert type="warning" role="alert" message={t('subCode.REQUEST_UNKNOWN')} />}
      {failed || unknown ? (
        <p className="link-line">
          <Link to={HOME_PATH}>{t('common.backHome')}</Link>
        </p>
      ) : (
        <>
          {loading && <LoadingLabel />}
          <DelayedSpin spinning={loading} />
        </>
      )}
    </div>
  );
}

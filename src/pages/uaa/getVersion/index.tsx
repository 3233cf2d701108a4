import { Button } from 'antd';
import { StandalonePage } from '@/components/Frame/StandalonePage';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { takeInitialData } from '@/services/initialData';
import { getVersion } from '@/services/portal';

const readVersion = () => takeInitialData<string>('version') ?? getVersion();

/** Shows the version of the server. */
export default function GetVersionPage() {
  const t = useT();
  const { data: version, loading, error, reload } = useLoad(readVersion);
  return (
    <StandalonePage heading={t('page.getVersion')}>
      <DelayedSpin spinning={loading}>
        {loading && <LoadingLabel />}
        {version && (
          <p>
            {t('login.version')}: <strong>{version}</strong>
          </p>
        )}
        {error && <p role="alert">{t('login.version.failed')}</p>}
      </DelayedSpin>
      {error && <Button onClick={reload}>{t('common.retry')}</Button>}
    </StandalonePage>
  );
}

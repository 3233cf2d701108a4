import { BrandMark } from '@/components/Frame/BrandMark';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { PageLoading } from '@/components/Status/PageLoading';
import { useKnownSiteName } from '@/hooks/useSiteName';
import { useSettings } from '@/theme/settings';

/** The frame of signed-in pages until the user is known: shows the portal's name and no private data. */
export function PendingFrame() {
  const { layout, contentWidth } = useSettings();
  const siteName = useKnownSiteName();
  return (
    <div className="main" data-width={contentWidth} data-layout={layout}>
      <header className="main-header">
        <div className="main-header-row">
          <div className="main-brand">
            <BrandMark />
            <span className="main-site">{siteName}</span>
          </div>
        </div>
      </header>
      <main aria-busy="true">
        <LoadingLabel />
        <PageLoading />
      </main>
    </div>
  );
}

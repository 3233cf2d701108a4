import { useT } from '@/hooks/useT';
import { ResultBlock } from '../Status/ResultBlock';
import type { PictureName } from '../Value/Picture';
import { HomeButton } from './HomeButton';
import { StandaloneCard } from './StandaloneCard';

type Status = '403' | '404' | '500';

/** The exception pages of the specification. */
const PICTURES: Record<Status, PictureName> = { 403: 'refused', 404: 'notFound', 500: 'failed' };

/** Shown for a page that is forbidden, missing or broken, with a button to the home page. */
export function ExceptionPage({ status }: { status: Status }) {
  const t = useT();
  return (
    <StandaloneCard>
      <ResultBlock
        status="error"
        picture={PICTURES[status]}
        title={t(`exception.${status}.title`)}
        text={t(`exception.${status}`)}
        actions={<HomeButton type="primary" />}
      />
    </StandaloneCard>
  );
}

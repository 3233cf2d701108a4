import type { ReactNode } from 'react';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';

/** Shown instead of an authorization that does not exist or that the user may not see. */
export function UnknownAuthorization({ back }: { back: ReactNode }) {
  const t = useT();
  return (
    <ResultBlock
      status="warning"
      picture="notFound"
      level={2}
      title={t('handlers.unknown')}
      text={t('handlers.unknown.text')}
      actions={back}
    />
  );
}

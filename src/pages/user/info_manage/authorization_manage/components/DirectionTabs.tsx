import { forwardRef } from 'react';
import { ViewTabs } from '@/components/ViewTabs';
import type { AuthorizationDirection } from '@/contract';
import { useT } from '@/hooks/useT';
import type { PagePath } from '@/utils/routing/paths';
import { authorizationDirections } from '@/validation/authorizations';

interface Props {
  direction: AuthorizationDirection;
  path: PagePath;
}

/** Tabs of the two lists, each with its own address. */
export const DirectionTabs = forwardRef<HTMLElement, Props>(({ direction, path }, ref) => {
  const t = useT();
  const views = authorizationDirections.map((one) => ({
    to: one === 'given' ? path : (`${path}?direction=${one}` as const),
    words: t(`authorizations.${one}`),
    current: one === direction,
  }));
  return <ViewTabs ref={ref} label={t('authorizations.views')} views={views} />;
});

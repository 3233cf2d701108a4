import { useT } from '@/hooks/useT';

/** Says that something is loading to those who do not see a spinner or a skeleton, and in HTML without scripts. */
export function LoadingLabel() {
  const t = useT();
  return (
    <span className="visually-hidden" role="status">
      {t('common.loading')}
    </span>
  );
}

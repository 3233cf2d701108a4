import { useT } from '@/hooks/useT';

/** Announces loading to users who do not see a spinner or a skeleton, and in HTML without scripts. */
export function LoadingLabel() {
  const t = useT();
  return (
    <span className="visually-hidden" role="status">
      {t('common.loading')}
    </span>
  );
}

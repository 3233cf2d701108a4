import { useT } from '@/hooks/useT';

/**
 * Announces loading to users who do not see a spinner or a skeleton, and in HTML without scripts. Beside content that
 * is reloaded, the label stays, and is empty unless `loading`.
 */
export function LoadingLabel({ loading = true }: { loading?: boolean }) {
  const t = useT();
  return (
    <span className="visually-hidden" role="status">
      {loading && t('common.loading')}
    </span>
  );
}

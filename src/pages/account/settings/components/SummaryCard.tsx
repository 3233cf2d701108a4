import type { ReactNode } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormCard } from '@/components/Form/FormCard';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import type { Loaded } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { PagePath } from '@/utils/routing/paths';
import './SummaryCard.css';

interface Props<T> {
  load: Loaded<T>;
  /** Error title, shown if loading fails. */
  failed: MessageKey;
  /** Page where the setting can be changed, and its title. */
  to: PagePath;
  title: MessageKey;
  children: (data: T) => ReactNode;
}

/** Summary of a setting that has its own page, with a link there: each setting is edited in one place only. */
export function SummaryCard<T>({ load, failed, to, title, children }: Props<T>) {
  const t = useT();
  const { data, error, reload } = load;
  return (
    <FormCard className="settings-summary">
      {error && <LoadError error={error} title={failed} onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={2} />}
      {data && children(data)}
      <LinkButton to={to}>{t('profile.manage', { page: t(title) })}</LinkButton>
    </FormCard>
  );
}

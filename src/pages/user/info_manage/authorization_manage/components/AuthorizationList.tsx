import { Grid } from 'antd';
import { type RefObject, useState } from 'react';
import { Alert } from '@/components/Alert';
import { LoadError } from '@/components/LoadError';
import type { AuthorizationDirection } from '@/contract';
import { useFrontList } from '@/hooks/useFrontList';
import { useT } from '@/hooks/useT';
import { authorizationFilters, loadAuthorizations } from '../filters';
import { useFocusAfterAction } from '../useFocusAfterAction';
import { AuthorizationStateFilter } from './AuthorizationStateFilter';
import { AuthorizationTable } from './AuthorizationTable';
import { TableSkeleton } from './TableSkeleton';

interface Props {
  direction: AuthorizationDirection;
  /** What says which of the two lists this is. */
  views: RefObject<HTMLElement>;
  /** Opens the form. */
  onAdd: () => void;
}

/** One of the two lists, with its filter and its states. */
export function AuthorizationList({ direction, views, onAdd }: Props) {
  const t = useT();
  const { query, page, loading, error, reload, change } = useFrontList(
    loadAuthorizations,
    authorizationFilters,
  );
  const [outdated, setOutdated] = useState(false);
  const moved = useFocusAfterAction(page, views);
  const narrow = Grid.useBreakpoint().lg === false;

  return (
    <>
      {outdated && <Alert type="warning" role="alert" message={t('authorizations.changed')} />}
      {(query.state || page?.total !== 0) && (
        <AuthorizationStateFilter value={String(query.state ?? '')} onChange={(state) => change({ state })} />
      )}
      {failed && <LoadError title="authorizations.failed" busy={loading} onRetry={reload} />}
      {!page && !error && <TableSkeleton />}
      {page && (
        <AuthorizationTable
          direction={direction}
          narrow={narrow}
          page={page}
          query={query}
          loading={loading}
          onChange={change}
          onAdd={onAdd}
          onMoved={(id, changed) => {
            moved(id);
            setOutdated(changed);
            reload();
          }}
        />
      )}
    </>
  );
}

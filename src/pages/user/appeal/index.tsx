import { Button, Card, Grid } from 'antd';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { useFrontList } from '@/hooks/useFrontList';
import { useT } from '@/hooks/useT';
import { listOwnAppeals } from '@/services/appeal';
import { isFiltered } from '@/utils/routing/listQuery';
import { APPEAL_PATH, OWN_APPEALS_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { addReferer } from '@/utils/routing/referer';
import { AppealFilters } from './components/AppealFilters';
import { AppealTable } from './components/AppealTable';
import { TableSkeleton } from './components/TableSkeleton';
import { appealFilters } from './filters';
import './index.css';

/** A new appeal, which leads back here. */
const MAKE = addReferer(APPEAL_PATH, OWN_APPEALS_PATH);

/** /user/appeal: the person's own appeals, and how each stands. */
export default function OwnAppealsPage() {
  const t = useT();
  const list = useFrontList(listOwnAppeals, appealFilters);
  const { query, page, loading, failed, failure, reload, change, clear } = list;
  const narrow = Grid.useBreakpoint().lg === false;
  // Who has nothing yet has nothing to look for.
  const filterable = isFiltered(query) || page?.total !== 0;
  const make = () => goTo(MAKE);

  return (
    <>
      <PageHeader
        title="page.ownAppeals"
        purpose="appeal.list.purpose"
        extra={
          <Button type="primary" onClick={make}>
            {t('appeal.list.make')}
          </Button>
        }
      />
      <Card className="appeals">
        {filterable && <AppealFilters folded={narrow} query={query} onChange={change} />}
        {failed && <LoadError title="appeal.list.failed" failure={failure} busy={loading} onRetry={reload} />}
        {!page && !failed && <TableSkeleton />}
        {page && (
          <AppealTable
            narrow={narrow}
            page={page}
            query={query}
            loading={loading}
            onChange={change}
            onClear={clear}
            onMake={make}
          />
        )}
      </Card>
    </>
  );
}

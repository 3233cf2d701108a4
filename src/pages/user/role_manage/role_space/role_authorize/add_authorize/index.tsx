import { useSearchParams } from '@umijs/max';
import { FormCard } from '@/components/Form/FormCard';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import type { Space } from '@/features/capacities/space';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getHandlers } from '@/services/handlers';
import { toAddHandlerPath } from '@/utils/routing/paths';
import { AuthorizeForm } from './components/AuthorizeForm';

/** Maximum page size of the list; more than any company of the portal has. */
const HANDLERS_MAX = 100;

/** …/role_authorize/add_authorize?handler=: authorizes a handler for matters of the company. */
export default function AddAuthorizePage() {
  return (
    <CompanySpace title="page.addAuthorize" purpose="handlers.authorize.purpose" needs="viewAuthorizations">
      {(space) => (
        <FormCard>
          <NewAuthorization space={space} />
        </FormCard>
      )}
    </CompanySpace>
  );
}

function NewAuthorization({ space }: { space: Space }) {
  const t = useT();
  const [query] = useSearchParams();
  const owner = useGlobal((state) => state.userInfo?.id);
  const { id } = space.role;
  const { data, error, reload } = useRead(['activeHandlers', id], () =>
    getHandlers(id, { state: 'ACTIVE', pageNumber: 1, pageSize: HANDLERS_MAX }),
  );
  const block = space.check('addAuthorization');
  if (block) {
    return (
      <ResultBlock
        status="warning"
        level={2}
        title={t('handlers.authorize.closed')}
        text={t(`subCode.${block}`)}
      />
    );
  }
  if (!data && error) {
    return <LoadError title="handlers.failed" error={error} onRetry={reload} />;
  }
  if (!data || !owner) return <FormSkeleton fields={5} />;
  const handlers = data.list.filter(({ capacity, state }) => capacity === 'HANDLER' && state === 'ACTIVE');
  if (handlers.length === 0) {
    return (
      <ResultBlock
        status="info"
        picture="empty"
        level={2}
        title={t('handlers.authorize.nobody')}
        text={t('handlers.authorize.nobody.text')}
        actions={
          <CompanyActionButton space={space} action="inviteHandler" type="primary" to={toAddHandlerPath(id)}>
            {t('page.addHandler')}
          </CompanyActionButton>
        }
      />
    );
  }
  return (
    <AuthorizeForm
      role={space.role}
      owner={owner}
      handlers={handlers}
      preselected={query.get('handler')}
      onOutdated={reload}
    />
  );
}

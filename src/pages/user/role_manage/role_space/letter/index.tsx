import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { RowActions } from '@/components/Action/RowActions';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { UnknownAuthorization } from '@/features/capacities/components/UnknownAuthorization';
import { AUTHORIZATION_UNKNOWN, loadAuthorization } from '@/features/capacities/loadAuthorization';
import type { Space } from '@/features/capacities/space';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { toCompanySpacePath, toRoleAuthorizePath } from '@/utils/routing/paths';
import { LetterSheet } from './components/LetterSheet';

/** …/role_space/letter?id=: the printable letter of an authorization. */
export default function LetterPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <CompanySpace title="page.authorizationLetter" purpose="letter.purpose" needs="viewCompany">
      {(space) => <Letter key={id} space={space} id={id} />}
    </CompanySpace>
  );
}

function Letter({ space, id }: { space: Space; id: string }) {
  const t = useT();
  const roleId = space.role.id;
  const { data, loading, error, reload } = useRead(['companyAuthorization', roleId, id], () =>
    loadAuthorization(roleId, id),
  );
  // Back to the previous page: the list of authorizations, or the space for a handler.
  const leads = space.check('viewAuthorizations') === null;
  const list = leads
    ? (`${toRoleAuthorizePath(roleId)}?view=authorizations` as const)
    : toCompanySpacePath(roleId);
  const back = <LinkButton to={list}>{t('handlers.back')}</LinkButton>;

  if (data === AUTHORIZATION_UNKNOWN) return <UnknownAuthorization back={back} />;
  if (!data && error) {
    return <LoadError title="handlers.authorization.failed" error={error} busy={loading} onRetry={reload} />;
  }
  if (!data) return <FormSkeleton fields={4} />;
  return (
    <>
      <RowActions>
        <Button type="primary" onClick={() => window.print()}>
          {t('letter.print')}
        </Button>
        {back}
      </RowActions>
      <LetterSheet authorization={data} />
    </>
  );
}

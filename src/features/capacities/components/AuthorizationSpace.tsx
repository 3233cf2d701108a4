import { useSearchParams } from '@umijs/max';
import type { ComponentProps, ReactNode } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { CompanyAuthorizationDetail } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getCompanyAuthorization } from '@/services/handlers';
import { toUnknown, UNKNOWN } from '@/utils/http/unknownRecord';
import { toCompanySpacePath, toRoleAuthorizePath } from '@/utils/routing/paths';
import type { Space } from '../space';
import { CompanySpace } from './CompanySpace';

/** Data of the space of an authorization. */
export interface LoadedAuthorization {
  space: Space;
  authorization: CompanyAuthorizationDetail;
  /** Link to the previous page. */
  back: ReactNode;
  /** Error of the last reload. */
  failure: ReactNode;
  reload: () => void;
}

interface Props extends Omit<ComponentProps<typeof CompanySpace>, 'children'> {
  children: (loaded: LoadedAuthorization) => ReactNode;
}

/** A company's space with the authorization whose `id` is in the address. */
export function AuthorizationSpace({ children, ...frame }: Props) {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <CompanySpace {...frame}>
      {(space) => (
        <Authorization key={id} space={space} id={id}>
          {children}
        </Authorization>
      )}
    </CompanySpace>
  );
}

function Authorization({ space, id, children }: Pick<Props, 'children'> & { space: Space; id: string }) {
  const t = useT();
  const roleId = space.role.id;
  const { data, error, reload } = useRead(['companyAuthorization', roleId, id], async () =>
    id ? getCompanyAuthorization(roleId, id).catch(toUnknown) : UNKNOWN,
  );
  // The list of authorizations, or the space for a handler.
  const list =
    space.check('viewAuthorizations') === null
      ? (`${toRoleAuthorizePath(roleId)}?view=authorizations` as const)
      : toCompanySpacePath(roleId);
  const back = <LinkButton to={list}>{t('handlers.back')}</LinkButton>;
  if (data === UNKNOWN) {
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
  const failure = error && <LoadError title="handlers.authorization.failed" error={error} onRetry={reload} />;
  if (!data) return failure ?? <FormSkeleton fields={4} />;
  return <>{children({ space, authorization: data, back, failure, reload })}</>;
}

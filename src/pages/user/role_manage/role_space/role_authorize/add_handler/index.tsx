import { FormCard } from '@/components/Form/FormCard';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { InviteHandlerForm } from './components/InviteHandlerForm';

/** /user/role_manage/:id/role_space/role_authorize/add_handler: invites a person to act for the company. */
export default function AddHandlerPage() {
  return (
    <CompanySpace title="page.addHandler" purpose="handlers.invite.purpose" needs="viewHandlers">
      {(space) => (
        <FormCard>
          <Invitation space={space} />
        </FormCard>
      )}
    </CompanySpace>
  );
}

function Invitation({ space }: { space: Space }) {
  const t = useT();
  const owner = useGlobal((state) => state.userInfo?.id);
  const block = space.check('inviteHandler');
  if (block) {
    return (
      <ResultBlock
        status="warning"
        level={2}
        title={t('handlers.invite.closed')}
        text={t(`subCode.${block}`)}
      />
    );
  }
  return owner ? <InviteHandlerForm roleId={space.role.id} owner={owner} /> : null;
}

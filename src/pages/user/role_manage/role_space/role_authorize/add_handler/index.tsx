import { FormCard } from '@/components/Form/FormCard';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { InviteHandlerForm } from './components/InviteHandlerForm';

/** /user/role_manage/:id/role_space/role_authorize/add_handler: invites a person to act for the company. */
export default function AddHandlerPage() {
  const t = useT();
  const owner = useGlobal((state) => state.userInfo?.id);
  return (
    <CompanySpace title="page.addHandler" purpose="handlers.invite.purpose" needs="viewHandlers">
      {({ role, check }) => {
        const block = check('inviteHandler');
        return (
          <FormCard>
            {block && (
              <ResultBlock
                status="warning"
                level={2}
                title={t('handlers.invite.closed')}
                text={t(`subCode.${block}`)}
              />
            )}
            {!block && owner && <InviteHandlerForm roleId={role.id} owner={owner} />}
          </FormCard>
        );
      }}
    </CompanySpace>
  );
}

import { Button, Card, Modal } from 'antd';
import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LoginIdField } from '@/components/Field/LoginIdField';
import { NameField } from '@/components/Field/NameField';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { Body } from '@/contract';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { getCompanyName } from '@/features/capacities/roles';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { replaceLegalRep } from '@/services/companies';
import { showNotice } from '@/utils/notice';
import { getAppealPath, toCompanyInfoPath, toRoleAuthorizePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { normalizeGrantee } from '@/validation/grantee';
import { normalizeName } from '@/validation/normalize';

/** Shown to the legal representative only: how to hand over if the registry names a successor. */
export function LegalRepCard({ space }: { space: Space }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (space.check('replaceLegalRep') === 'ROLE_CAPACITY') return null;
  return (
    <Card title={<h2>{t('company.replace')}</h2>}>
      <p>{t('company.replace.text')}</p>
      <div className="company-acts">
        <CompanyActionButton space={space} action="replaceLegalRep" onClick={() => setOpen(true)}>
          {t('company.replace.open')}
        </CompanyActionButton>
      </div>
      <p className="company-appeal">
        {t('company.replace.appeal')}{' '}
        <Link to={getAppealPath('LEGAL_REP_CHANGED', toCompanyInfoPath(space.role.id))}>
          {t('appeal.link')}
        </Link>
      </p>
      <Modal
        open={open}
        title={t('company.replace.open')}
        footer={null}
        closable={{ 'aria-label': t('common.close') }}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <ReplaceLegalRepForm space={space} onCancel={() => setOpen(false)} />
      </Modal>
    </Card>
  );
}

/** Invites the successor. Then redirects to the list of handlers, where the invitation can be withdrawn. */
function ReplaceLegalRepForm({ space, onCancel }: { space: Space; onCancel: () => void }) {
  const t = useT();
  const { role } = space;
  const { formProps, ...submission } = useForm<Body<'replaceLegalRep'>, null>({
    name: 'successor',
    save: ({ loginId, name }) =>
      replaceLegalRep(role.id, { loginId: normalizeGrantee(loginId), name: normalizeName(name) }),
    onSaved: () => {
      showNotice({ type: 'success', title: t('company.replace.done') });
      goTo(toRoleAuthorizePath(role.id));
    },
    onError: (error) => {
      if (error.status === 403) space.reload();
    },
    errorFields: { HANDLER_SELF: 'loginId' },
    firstField: 'loginId',
    unreachable: 'company.replace.unreachable',
  });
  return (
    <PortalForm<Body<'replaceLegalRep'>> {...formProps}>
      <FormIntro>{t('company.replace.means', { company: getCompanyName(role) })}</FormIntro>
      <LoginIdField />
      <NameField label="authorizations.form.name" own={false} />
      <SubmitFooter
        form={submission}
        danger
        submitLabel="company.replace.submit"
        submittingLabel="company.replace.busy"
      >
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
      </SubmitFooter>
    </PortalForm>
  );
}

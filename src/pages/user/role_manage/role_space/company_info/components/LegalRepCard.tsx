import { Card, Modal } from 'antd';
import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { getAppealPath, toCompanyInfoPath } from '@/utils/routing/paths';
import { ReplaceLegalRepForm } from './ReplaceLegalRepForm';

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

import { Card } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import { COMPANIES_PATH } from '@/utils/routing/paths';

/** Shown to a legal entity instead of the lists: its authorizations are managed on other pages. */
export function CompanyAuthorizationNotice() {
  const t = useT();
  return (
    <>
      <PageHeader title="page.authorizationManage" purpose="authorizations.purpose" />
      <Card>
        <ResultBlock
          status="info"
          picture="refused"
          level={2}
          title={t('authorizations.company')}
          text={t('authorizations.company.text')}
          actions={
            <LinkButton type="primary" to={COMPANIES_PATH}>
              {t('authorizations.company.go')}
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}

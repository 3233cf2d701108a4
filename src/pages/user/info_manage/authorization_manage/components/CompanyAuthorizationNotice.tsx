import { Card } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import { COMPANIES_PATH } from '@/utils/routing/paths';

/** What a company finds in place of the lists: whom it lets act for it is not decided here. */
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

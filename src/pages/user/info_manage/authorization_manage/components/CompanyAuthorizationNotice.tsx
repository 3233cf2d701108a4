import { Button, Card } from 'antd';
import { PageHeader } from '@/components/PageHeader';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import { COMPANIES_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

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
            <Button type="primary" onClick={() => goTo(COMPANIES_PATH)}>
              {t('authorizations.company.go')}
            </Button>
          }
        />
      </Card>
    </>
  );
}

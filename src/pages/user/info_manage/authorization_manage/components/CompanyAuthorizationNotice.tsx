import { Button, Card } from 'antd';
import { PageHeader } from '@/components/PageHeader';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import { goTo } from '@/utils/routing/redirect';
import { hasPage } from '@/utils/routing/routeTable';

const SPACE = '/user/role_manage';

/** What a company finds in place of the lists: whom it lets act for it is not decided here. */
export function CompanyAuthorizationNotice() {
  const t = useT();
  return (
    <>
      <PageHeader title="page.authorizationManage" purpose="authorizations.purpose" />
      <Card>
        <ResultBlock
          status="info"
          level={2}
          title={t('authorizations.company')}
          text={t('authorizations.company.text')}
          actions={
            hasPage(SPACE) && (
              <Button type="primary" onClick={() => goTo(SPACE)}>
                {t('authorizations.company.go')}
              </Button>
            )
          }
        />
      </Card>
    </>
  );
}

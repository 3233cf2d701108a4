import { Card, Descriptions } from 'antd';
import { CopyIconButton } from '@/components/Action/CopyButton';
import { Link } from '@/components/Action/Link';
import type { CompanyRole } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { toLevelsPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';
import { COMPANIES_PATH, toCompanySpacePath } from '@/utils/routing/paths';
import { getOrgType } from '@/validation/organizations';

/** The company of a legal entity's account; undefined if the server returns none. All of this data is public. */
export function CompanyCard({ company }: { company: CompanyRole | undefined }) {
  const t = useT();
  const title = <h2>{t('identity.company')}</h2>;
  if (!company) {
    return (
      <Card title={title}>
        <p>{t('identity.company.none')}</p>
        <ol className="identity-claim link-line">
          <li>
            <Link to={toLevelsPage(COMPANIES_PATH)}>{t('identity.company.none.verify')}</Link>
          </li>
          <li>
            <Link to={COMPANIES_PATH}>{t('identity.company.none.confirm')}</Link>
          </li>
        </ol>
      </Card>
    );
  }
  const unknown = <span className="identity-missing">{t('identity.notGiven')}</span>;
  // Derive the type from the credit code, so that the two are consistent.
  const type = getOrgType(company.uscc);
  const items = [
    {
      key: 'name',
      label: t('register.orgName'),
      children: company.orgName.trim() ? <bdi>{getCompanyName(company)}</bdi> : unknown,
    },
    {
      key: 'uscc',
      label: t('register.uscc'),
      children: company.uscc ? (
        <span className="identity-parts">
          <span>{company.uscc}</span>
          <CopyIconButton text={company.uscc} label={t('identity.company.uscc.copy')} />
        </span>
      ) : (
        unknown
      ),
    },
    {
      key: 'type',
      label: t('register.orgType'),
      children: type ? t(`register.orgType.${type}`) : unknown,
    },
    {
      key: 'capacity',
      label: t('identity.company.capacity'),
      children: t(`identity.capacity.${company.capacity}`),
    },
  ];
  return (
    <Card
      title={title}
      extra={<Link to={toCompanySpacePath(company.id)}>{t('identity.company.space')}</Link>}
    >
      <Descriptions className="link-line" layout="vertical" colon={false} column={1} items={items} />
    </Card>
  );
}

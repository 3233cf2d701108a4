import { useIntl } from '@umijs/max';
import { Card, Descriptions } from 'antd';
import { loadRegions } from '@/components/Field/RegionField/loadRegions';
import { RegionName } from '@/components/Value/RegionName';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { CompanyInfo } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { FACT_COLUMNS } from '@/pages/user/factColumns';
import { formatDate } from '@/utils/i18n/dates';
import { getRegionNames } from '@/validation/regions';

/** The registry states capital in CNY 10,000. */
const CAPITAL_UNIT = 10_000;

/** Region of the company; its code if the names cannot be loaded. */
function CompanyRegion({ code }: { code: string }) {
  const { data: tree, error } = useLoad(loadRegions);
  if (!tree && !error) return <span className="region-name-pending" aria-hidden="true" />;
  const original = tree ? getRegionNames(tree, code).join('') : '';
  // A single element, because antd places several children side by side.
  return <span>{original ? <RegionName code={code} original={original} /> : code}</span>;
}

/** The registry's data about the company; read-only. */
export function RegistryCard({ company }: { company: CompanyInfo }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { termFrom, termTo, registeredCapital, regionCode } = company;
  const inChinese = (text: string) => text && <span lang="zh-CN">{text}</span>;
  const from = formatDate(termFrom);
  const term =
    termTo === null
      ? t('company.term.open', { from })
      : t('company.term.range', { from, to: formatDate(termTo) });
  const money = { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 } as const;

  const facts = [
    { key: 'orgName', children: inChinese(company.orgName) },
    { key: 'uscc', children: company.uscc },
    { key: 'orgType', children: t(`register.orgType.${company.orgType}`) },
    { key: 'legalRep', children: inChinese(company.legalRep) },
    { key: 'registrationStatus', children: t(`company.status.${company.registrationStatus}`) },
    { key: 'establishedOn', children: formatDate(company.establishedOn) },
    { key: 'term', children: termFrom && term },
    {
      key: 'registeredCapital',
      children: registeredCapital > 0 && formatNumber(registeredCapital * CAPITAL_UNIT, money),
    },
    { key: 'region', children: regionCode && <CompanyRegion code={regionCode} /> },
    { key: 'address', children: inChinese(company.address) },
    { key: 'authority', children: inChinese(company.authority) },
    { key: 'industryCode', children: company.industryCode },
    { key: 'businessScope', span: 'filled' as const, children: inChinese(company.businessScope) },
  ] as const;
  const items = facts.map((fact) => ({
    ...fact,
    label: t(`company.${fact.key}`),
    children: fact.children || t('company.notGiven'),
  }));
  return (
    <Card title={<h2>{t('company.registry')}</h2>}>
      <p className="company-synced">
        {t('company.synced')} <RelativeTime at={company.syncedAt} />
      </p>
      <Descriptions layout="vertical" colon={false} column={FACT_COLUMNS} items={items} />
    </Card>
  );
}

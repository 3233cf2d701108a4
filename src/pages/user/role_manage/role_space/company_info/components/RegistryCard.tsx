import { useIntl } from '@umijs/max';
import { Card, Descriptions } from 'antd';
import { CodedRegion } from '@/components/Value/CodedRegion';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { CompanyInfo } from '@/contract';
import { useT } from '@/hooks/useT';
import { FACT_COLUMNS } from '@/pages/user/factColumns';
import { formatDate } from '@/utils/i18n/dates';
import { orgTypes } from '@/validation/organizations';

/** The registry states capital in CNY 10,000. */
const CAPITAL_UNIT = 10_000;
/** Without the decimals of a rounding error. */
const CNY_FORMAT = { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 } as const;

/** The registry's data about the company; read-only. */
export function RegistryCard({ company }: { company: CompanyInfo }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { termFrom, termTo, registeredCapital, regionCode } = company;
  const markAsChinese = (text: string) => text && <span lang="zh-CN">{text}</span>;
  const from = formatDate(termFrom);
  const term =
    termTo === null
      ? t('company.term.open', { from })
      : t('company.term.range', { from, to: formatDate(termTo) });

  const facts = [
    { key: 'orgName', children: markAsChinese(company.orgName) },
    { key: 'uscc', children: company.uscc },
    // A server may send a newer type.
    {
      key: 'orgType',
      children: orgTypes.includes(company.orgType) && t(`register.orgType.${company.orgType}`),
    },
    { key: 'legalRep', children: markAsChinese(company.legalRep) },
    { key: 'registrationStatus', children: t(`company.status.${company.registrationStatus}`) },
    { key: 'establishedOn', children: formatDate(company.establishedOn) },
    { key: 'term', children: termFrom && term },
    {
      key: 'registeredCapital',
      // 0: not known to the registry.
      children: registeredCapital > 0 && formatNumber(registeredCapital * CAPITAL_UNIT, CNY_FORMAT),
    },
    { key: 'region', children: regionCode && <CodedRegion code={regionCode} /> },
    { key: 'address', children: markAsChinese(company.address) },
    { key: 'authority', children: markAsChinese(company.authority) },
    { key: 'industryCode', children: company.industryCode },
    { key: 'businessScope', span: 'filled', children: markAsChinese(company.businessScope) },
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

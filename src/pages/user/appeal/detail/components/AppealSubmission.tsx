import { Card, Descriptions } from 'antd';
import { Link } from '@/components/Action/Link';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppealDetail } from '@/contract';
import { AppealFileList } from '@/features/appeal/components/AppealFileList';
import { useT } from '@/hooks/useT';
import { FACT_COLUMNS } from '@/pages/user/factColumns';
import { toAppealDetailPath } from '@/utils/routing/paths';
import { formatTicket } from '@/validation/appeals';

/** The submitted data, as far as it may be shown. */
export function AppealSubmission({ appeal }: { appeal: AppealDetail }) {
  const t = useT();
  const { ticket, reason, submittedAt, repeats, repeatedBy, submission } = appeal;
  const { loginId, name, idType, idNo, mobile, description, files } = submission;
  const wide = 'filled' as const;
  const items = [
    { key: 'ticket', label: t('appeal.ticket'), children: formatTicket(ticket) },
    { key: 'reason', label: t('appeal.reason'), children: t(`appeal.reason.${reason}`) },
    { key: 'submittedAt', label: t('appeal.submittedAt'), children: <RelativeTime at={submittedAt} /> },
    { key: 'name', label: t('identity.name'), children: name },
    { key: 'idType', label: t('identity.idType'), children: t(`identity.idType.${idType}`) },
    { key: 'idNo', label: t('identity.idNo'), children: idNo },
    { key: 'mobile', label: t('code.mobile'), children: mobile },
    { key: 'loginId', label: t('appeal.account'), children: loginId || t('form.notGiven') },
    ...(repeats ? [{ key: 'repeats', label: t('appeal.repeats'), children: <Other {...repeats} /> }] : []),
    ...(repeatedBy
      ? [{ key: 'repeatedBy', label: t('appeal.repeatedBy'), children: <Other {...repeatedBy} /> }]
      : []),
    {
      key: 'description',
      span: wide,
      label: t('appeal.description'),
      children: (
        <span className="appeal-told" dir="auto">
          {description}
        </span>
      ),
    },
    {
      key: 'files',
      span: wide,
      label: t('appeal.files'),
      children: files.length > 0 ? <AppealFileList files={files} /> : t('form.notGiven'),
    },
  ];
  return (
    <Card className="link-line" title={<h2>{t('appeal.submission')}</h2>}>
      <Descriptions layout="vertical" colon={false} column={FACT_COLUMNS} items={items} />
    </Card>
  );
}

const Other = ({ id, ticket }: { id: string; ticket: string }) => (
  <Link to={toAppealDetailPath(id)}>{formatTicket(ticket)}</Link>
);

import { CopyButton } from '@/components/Action/CopyButton';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { APPEAL_PATH, getAppealViewPath, HOME_PATH } from '@/utils/routing/paths';
import { addReferer } from '@/utils/routing/referer';
import { formatTicket } from '@/validation/appeals';
import type { SubmittedAppeal } from '../submittedAppeal';

/** The result of a submitted appeal: its ticket number, and a link to its progress. */
export function TicketCreated({ appeal: { ticket, submittedAt } }: { appeal: SubmittedAppeal }) {
  const t = useT();
  const referer = useReferer();
  return (
    <ResultBlock
      status="success"
      title={t('appeal.made')}
      focus
      text={
        <>
          <p>{t('appeal.made.ticket', { at: formatDateTime(submittedAt) })}</p>
          <p className="appeal-ticket">{formatTicket(ticket)}</p>
          <p>{t('appeal.made.next')}</p>
        </>
      }
      actions={
        <>
          <LinkButton type="primary" size="large" to={getAppealViewPath('progress')}>
            {t('appeal.view.progress')}
          </LinkButton>
          <CopyButton text={formatTicket(ticket)} label="appeal.ticket.copy" />
          <LinkButton size="large" to={addReferer(APPEAL_PATH, referer)}>
            {t('appeal.made.again')}
          </LinkButton>
          {referer !== HOME_PATH && (
            <LinkButton size="large" to={referer}>
              {t('appeal.back')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

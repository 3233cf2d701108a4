import { Button } from 'antd';
import { CopyButton } from '@/components/CopyButton';
import { ResultBlock } from '@/components/ResultBlock';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { getAppealViewPath, HOME_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { formatTicket } from '@/validation/appeals';
import type { SubmittedAppeal } from '../submittedAppeal';

interface Props {
  appeal: SubmittedAppeal;
  /** Begins another appeal. */
  onAnother: () => void;
}

/** The result of a submitted appeal: its ticket number, to be noted down, and where its progress is shown. */
export function TicketCreated({ appeal: { ticket, submittedAt }, onAnother }: Props) {
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
          <Button type="primary" size="large" onClick={() => goTo(getAppealViewPath('progress'))}>
            {t('appeal.view.progress')}
          </Button>
          <CopyButton text={formatTicket(ticket)} words="appeal.ticket.copy" />
          <Button size="large" onClick={onAnother}>
            {t('appeal.made.again')}
          </Button>
          {referer !== HOME_PATH && (
            <Button size="large" onClick={() => goTo(referer)}>
              {t('appeal.made.back')}
            </Button>
          )}
        </>
      }
    />
  );
}

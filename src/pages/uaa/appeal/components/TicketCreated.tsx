import { Button } from 'antd';
import { CopyButton } from '@/components/CopyButton';
import { ResultBlock } from '@/components/ResultBlock';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { getAppealViewPath, HOME_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import type { SubmittedAppeal } from '../submittedAppeal';

interface Props {
  made: SubmittedAppeal;
  /** Another appeal is to be made. */
  onAgain: () => void;
}

/** The appeal has arrived: its ticket number, to be kept, and where its progress is told. */
export function TicketCreated({ made: { ticket, submittedAt }, onAgain }: Props) {
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
          <p className="appeal-ticket">{ticket}</p>
          <p>{t('appeal.made.next')}</p>
        </>
      }
      actions={
        <>
          <Button type="primary" size="large" onClick={() => goTo(getAppealViewPath('progress'))}>
            {t('appeal.view.progress')}
          </Button>
          <CopyButton text={ticket} words="appeal.ticket.copy" />
          <Button size="large" onClick={onAgain}>
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

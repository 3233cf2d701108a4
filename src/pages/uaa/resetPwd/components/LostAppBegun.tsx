import { useIntl } from '@umijs/max';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { BegunLostAccess } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';

/** The wait has begun: until when, and how many others were told. Names no contact. */
export function LostAppBegun({ until, told }: BegunLostAccess) {
  const t = useT();
  // Re-render on a language change, because the time is localized.
  useIntl();
  return (
    <ResultBlock
      status="success"
      picture="waiting"
      level={2}
      focus
      title={t('lost.begun', { until: formatDeadline(until) })}
      text={
        <>
          <p>{t('lost.begun.text')}</p>
          <p>{t('lost.begun.told', { told })}</p>
          <p>{t('lost.begin.factor')}</p>
        </>
      }
    />
  );
}

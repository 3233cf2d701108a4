import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { toLadderPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';

/**
 * Shown if the account's verification level is too low for companies; the verification returns to the page `origin`.
 */
export function LevelNeeded({ origin }: { origin: string }) {
  const t = useT();
  return (
    <ResultBlock
      level={2}
      status="info"
      title={t('roles.level.title')}
      text={<p>{t('roles.level.text')}</p>}
      actions={
        <LinkButton type="primary" to={toLadderPage(origin)}>
          {t('roles.level.go')}
        </LinkButton>
      }
    />
  );
}

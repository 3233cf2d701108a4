import { LinkButton } from '@/components/LinkButton';
import { ResultBlock } from '@/components/ResultBlock';
import { toLadderPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';

/** An account needs the level for companies first; the ladder leads back to the page `origin`. */
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

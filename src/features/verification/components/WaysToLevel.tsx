import type { IdentityLevel, VerificationOverview } from '@/contract';
import { findWaysToLevel, listMatched } from '@/domain/identityLevels';
import { useT } from '@/hooks/useT';
import { ChannelList } from './ChannelList';

interface Props {
  level: IdentityLevel;
  overview: VerificationOverview | null;
  /** Validated path to return to once the level is reached. */
  origin: string;
}

/** The channels that reach a level: in one step, or in combination with another channel. */
export function WaysToLevel({ level, overview, origin }: Props) {
  const t = useT();
  const { direct, paired, hasOne } = findWaysToLevel(level, overview ? listMatched(overview) : []);
  if (direct.length === 0) return <p>{t('verification.inPerson')}</p>;
  return (
    <div className="stack">
      <section className="stack">
        <p>{t('verification.any')}</p>
        <ChannelList channels={direct} overview={overview} origin={origin} />
      </section>
      {level === 2 && <p>{t('verification.pairHint', { level: t('identity.level.3') })}</p>}
      {paired.length > 0 && (
        <section className="stack">
          <p>{t(hasOne ? 'verification.pairLeft' : 'verification.pair')}</p>
          <ChannelList channels={paired} overview={overview} origin={origin} />
        </section>
      )}
    </div>
  );
}

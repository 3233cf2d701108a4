import type { IdentityLevel } from '@/contract';
import { useT } from '@/hooks/useT';
import './LevelSeal.css';

/** The verification level as a seal: the portal's shield with the level's name. */
export function LevelSeal({ level }: { level: IdentityLevel }) {
  const t = useT();
  return (
    <span className="level-seal" data-level={level}>
      <svg viewBox="0 0 24 28" aria-hidden="true" focusable="false">
        <path d="M12 1 2 5v8c0 7 4 11 10 14 6-3 10-7 10-14V5Z" />
        <path className="level-seal-sign" d={level > 1 ? 'm7 14 4 4 7-8' : 'M7 14h10'} />
      </svg>
      {t(`identity.level.${level}`)}
    </span>
  );
}

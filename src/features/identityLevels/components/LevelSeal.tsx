import type { IdentityLevel } from '@/contract';
import { useT } from '@/hooks/useT';
import './LevelSeal.css';

/** How far a person is verified, as a seal: the level's number in the portal's shield, and its words. */
export function LevelSeal({ level }: { level: IdentityLevel }) {
  const t = useT();
  return (
    <span className="level-seal" data-level={level}>
      <svg viewBox="0 0 24 28" aria-hidden="true" focusable="false">
        <path d="M12 1 2 5v8c0 7 4 11 10 14 6-3 10-7 10-14V5Z" />
        <text x="12" y="18">
          {level}
        </text>
      </svg>
      {t(`identity.level.${level}`)}
    </span>
  );
}

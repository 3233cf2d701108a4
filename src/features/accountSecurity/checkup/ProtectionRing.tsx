import { useT } from '@/hooks/useT';
import type { Protection } from '../protection';
import './ProtectionRing.css';

/** The circumference is 100 units, so that a share of it is a percentage. */
const RADIUS = 15.9155;
const WHOLE = 100;

/** The protection level, as text and as a ring filled in proportion to the settled factors. */
export function ProtectionRing({ strength, kept, all }: Pick<Protection, 'strength' | 'kept' | 'all'>) {
  const t = useT();
  const share = (kept / all) * WHOLE;
  return (
    <div className="security-strength" data-strength={strength}>
      <div className="security-ring" aria-hidden="true">
        <svg viewBox="0 0 36 36" focusable="false">
          <title>{`${kept}/${all}`}</title>
          <circle cx="18" cy="18" r={RADIUS} />
          <circle
            cx="18"
            cy="18"
            r={RADIUS}
            strokeDasharray={`${share} ${WHOLE}`}
            className="security-share"
          />
        </svg>
        <span>
          {kept}/{all}
        </span>
      </div>
      <div>
        <p>
          <strong>{t(`security.strength.${strength}`)}</strong>
        </p>
        <p className="security-means">{t(`security.strength.${strength}.means`)}</p>
        <p className="visually-hidden">{t('security.kept', { kept, all })}</p>
      </div>
    </div>
  );
}

import { useT } from '@/hooks/useT';
import type { ProtectionStrength } from '../protection';

const STEPS: readonly ProtectionStrength[] = ['low', 'medium', 'high'];

/** The strength in words, with what it means; the bar shows the same. */
export function ProtectionStrengthBar({ strength }: { strength: ProtectionStrength }) {
  const t = useT();
  const reached = STEPS.indexOf(strength);
  return (
    <div className="security-strength" data-strength={strength}>
      <p>
        <strong>{t(`security.strength.${strength}`)}</strong>
      </p>
      <div className="security-bar" aria-hidden="true">
        {STEPS.map((step, index) => (
          <span key={step} data-reached={index <= reached} />
        ))}
      </div>
      <p className="security-means">{t(`security.strength.${strength}.means`)}</p>
    </div>
  );
}

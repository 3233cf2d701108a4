import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import type { Security } from '@/contract';
import type { MendableFactor, Protection } from '@/features/accountSecurity/protection';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { canFixHere, type FixHere } from './FixDrawer';

type Fix = Protection['fixes'][number];

interface Props {
  fixes: Protection['fixes'];
  security: Security;
  /** Opens the form for a factor beside the page. */
  onFix: (factor: FixHere) => void;
  /** Moves the focus to the passkeys and the authenticator app, below on the page. */
  onSecondFactor: () => void;
}

/** Returns the reason for an improvement and the label of its button. */
function describeFix(
  factor: MendableFactor,
  { passwordAt, missingProof }: Security,
): { why: MessageKey; act: MessageKey } {
  if (factor === 'secondFactor' && missingProof === 'company')
    return { why: 'security.fix.company', act: 'security.fix.act' };
  if (factor === 'level') return { why: 'security.fix.level', act: 'security.fix.act.level' };
  if (factor !== 'password') return { why: `security.fix.${factor}`, act: 'security.fix.act' };
  return passwordAt === null
    ? { why: 'security.fix.passwordNone', act: 'security.fix.act' }
    : { why: 'security.fix.password', act: 'security.change' };
}

/**
 * Recommended improvements: first the one that the account must have, then the most effective ones. If a drawer has the form
 * for one, its button opens the drawer.
 */
export function RecommendedActions({ fixes, security, onFix, onSecondFactor }: Props) {
  const t = useT();
  /** A passkey or an app is enough, whatever the account must have. */
  const isRequired = ({ factor }: Fix) => factor === 'secondFactor' && security.missingProof !== null;
  const sorted = [...fixes.filter(isRequired), ...fixes.filter((fix) => !isRequired(fix))];
  if (fixes.length === 0) return <p className="security-means">{t('security.fixes.none')}</p>;
  return (
    <section>
      <h3>{t('security.fixes')}</h3>
      <ol className="security-fixes plain-list">
        {sorted.map((fix) => {
          const { factor, mend } = fix;
          const { why, act } = describeFix(factor, security);
          const label = t('security.fix.act.of', { act: t(act), name: t(`security.factor.${factor}`) });
          return (
            <li key={factor}>
              <span>
                {isRequired(fix) && <strong>{t('authorize.required')} · </strong>}
                {t(why)}
              </span>
              {canFixHere(factor, security) ? (
                <Button aria-haspopup="dialog" aria-label={label} onClick={() => onFix(factor)}>
                  {t(act)}
                </Button>
              ) : factor === 'secondFactor' ? (
                <Button aria-label={label} onClick={onSecondFactor}>
                  {t(act)}
                </Button>
              ) : (
                <LinkButton to={mend} aria-label={label}>
                  {t(act)}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

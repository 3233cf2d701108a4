import { Link } from '@umijs/max';
import { Alert } from '@/components/Alert';
import type { SubCodeName } from '@/contract/subCodes';
import { useT } from '@/hooks/useT';
import { TAKEN_VALUE_OPTIONS } from '../nextActions';

/** What a person can do whose name or number is taken, because it may be taken by an account of their own. */
export function TakenValueAlert({ taken }: { taken: SubCodeName | undefined }) {
  const t = useT();
  const options = taken && TAKEN_VALUE_OPTIONS[taken];
  if (!options) return null;
  return (
    <Alert
      type="info"
      className="journey-note"
      message={t('register.ways')}
      description={
        <span className="journey-ways">
          {options.signIn && <Link to="/uaa/login">{t('register.way.signIn')}</Link>}
          {options.reset && <Link to="/uaa/resetPwd">{t('register.way.reset')}</Link>}
          {options.appeal && (
            <Link to={`/uaa/appeal?reason=${options.appeal}`}>{t('register.way.appeal')}</Link>
          )}
        </span>
      }
    />
  );
}

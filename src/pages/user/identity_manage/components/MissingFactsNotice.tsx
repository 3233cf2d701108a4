import { useIntl } from '@umijs/max';
import { statusIcons } from '@/components/Status/statusIcons';
import { useT } from '@/hooks/useT';
import { type FactName, factNames } from '../identityFacts';

/** One line with the number of known facts and the names of the missing ones. */
export function MissingFactsNotice({ missing }: { missing: FactName[] }) {
  const t = useT();
  const { formatList } = useIntl();
  const complete = missing.length === 0;
  const summary = complete
    ? t('identity.known', { count: factNames.length })
    : t('identity.missing', {
        known: factNames.length - missing.length,
        missing: missing.length,
        names: formatList(missing.map((fact) => t(`identity.${fact}`))),
      });
  return (
    <p className="identity-completeness" data-complete={complete}>
      {!complete && <statusIcons.warning aria-hidden />}
      {summary}
    </p>
  );
}

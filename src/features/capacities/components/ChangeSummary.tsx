import type { CompanyAuthorization } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { useCapacityTexts } from '../useCapacityTexts';
import './ChangeSummary.css';

/** Shows a pending change of an authorization: current values, requested values, reason. */
export function ChangeSummary({ row }: { row: CompanyAuthorization }) {
  const t = useT();
  const { formatScope } = useCapacityTexts();
  const { change } = row;
  if (!change) return null;
  const facts = [
    { name: t('handlers.matters'), before: formatScope(row), after: formatScope(change) },
    { name: t('authorizations.form.end'), before: formatDate(row.end), after: formatDate(change.end) },
  ];
  return (
    <dl className="change-summary">
      {facts.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          {before === after ? (
            <dd>{t('handlers.change.same', { value: before })}</dd>
          ) : (
            <dd>
              <span className="visually-hidden">{t('handlers.change.before')} </span>
              <span>{before}</span>
              <span aria-hidden="true"> → </span>
              <span className="visually-hidden"> {t('handlers.change.after')} </span>
              <strong>{after}</strong>
            </dd>
          )}
        </div>
      ))}
      <div>
        <dt>{t('handlers.reason')}</dt>
        <dd dir="auto">{change.reason}</dd>
      </div>
    </dl>
  );
}

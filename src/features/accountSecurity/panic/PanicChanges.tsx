import { useIntl } from '@umijs/max';
import { Checkbox } from 'antd';
import { useEffect } from 'react';
import { LoadError } from '@/components/Status/LoadError';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import type { PanicChange } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { getPanicPreview } from '@/services/panic';
import { formatDateTime } from '@/utils/i18n/dates';
import './PanicChanges.css';

interface Props {
  /** Ids of the changes that the user has made. */
  mine: readonly string[];
  onChoose: (mine: string[]) => void;
}

/** The changes that the report reverts, each with a checkbox to keep it, and the accounts that it does not lock. */
export function PanicChanges({ mine, onChoose }: Props) {
  const t = useT();
  const { locale } = useIntl();
  const { data, error, reload } = useLoad(getPanicPreview);

  // Changes of this session are the user's own. If the list fails to load, all changes are reverted.
  useEffect(() => {
    if (data) onChoose(data.changes.filter(({ own }) => own).map(({ id }) => id));
    else if (error) onChoose([]);
  }, [data, error, onChoose]);

  if (!data && error) return <LoadError error={error} title="panic.changes.failed" onRetry={reload} />;
  if (!data) return <TextSkeleton rows={2} />;
  const { changes, linked } = data;
  const label = ({ kind, name, at }: PanicChange) => {
    const isPasskey = kind === 'passkeyAdded' || kind === 'passkeyRemoved';
    const shown = name || (isPasskey ? t('passkeys.unnamed') : '–');
    return t('panic.change', { what: t(`panic.change.${kind}`, { name: shown }), at: formatDateTime(at) });
  };
  return (
    <>
      {changes.length > 0 && (
        <fieldset className="panic-changes">
          <legend>{t('panic.changes')}</legend>
          <Checkbox.Group
            value={[...mine]}
            onChange={onChoose}
            options={changes.map((change) => ({ value: change.id, label: label(change) }))}
          />
        </fieldset>
      )}
      {linked.length > 0 && <p>{t('panic.linked', { names: new Intl.ListFormat(locale).format(linked) })}</p>}
    </>
  );
}

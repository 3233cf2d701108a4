import { useRef, useState } from 'react';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import type { Bindings } from '@/contract';
import type { Read } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { isLastSignInMethod } from '../linkedProviders';
import { BindingRow } from './BindingRow';
import { UnlinkDialog, type UnlinkSubject } from './UnlinkDialog';
import { UnlinkedProviders } from './UnlinkedProviders';
import './linked.css';

/** The linked provider accounts; the user can unlink them and link others. */
export function BindingList({ bindings }: { bindings: Read<Bindings> }) {
  const t = useT();
  const { data, error, reload, replace } = bindings;
  const [outdated, setOutdated] = useState<MessageKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is removed with its row: move the focus to the heading.
  const dialog = useConfirmDialog<UnlinkSubject>(() => heading.current?.focus());

  const onDone = (left: Bindings) => {
    setOutdated(null);
    replace(left);
  };
  const onOutdated = (message: MessageKey) => {
    setOutdated(message);
    reload();
  };

  return (
    <div className="linked">
      {error && <LoadError error={error} title="linked.bindings.failed" onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={3} height="block" />}
      {data && (
        <>
          <section className="stack">
            <h2 ref={heading} tabIndex={-1}>
              {t('linked.bindings.heading')}
            </h2>
            {outdated && <Alert type="warning" role="alert" message={t(outdated)} />}
            {data.list.length === 0 && <p className="linked-means">{t('linked.bindings.empty')}</p>}
            {data.list.length > 0 && (
              <ul className="linked-rows plain-list">
                {data.list.map((binding) => (
                  <BindingRow
                    key={binding.id}
                    binding={binding}
                    last={isLastSignInMethod(data)}
                    onUnlink={() => dialog.ask({ binding, bindings: data })}
                  />
                ))}
              </ul>
            )}
          </section>
          <UnlinkedProviders bindings={data} />
        </>
      )}
      <UnlinkDialog dialog={dialog} onDone={onDone} onOutdated={onOutdated} />
    </div>
  );
}

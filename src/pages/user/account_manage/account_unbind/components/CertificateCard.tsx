import { Button, Card, Skeleton } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import type { Bindings, Certificate } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { bindCertificate, listCertificates } from '@/services/certificates';
import { showNotice } from '@/utils/notice';
import { listOtherSignInMethods, type SignInMethods } from '../signInMethods';
import { CertificateRow } from './CertificateRow';
import { UnlinkCertificateDialog, type UnlinkCertificateSubject } from './UnlinkCertificateDialog';
import '@/pages/user/account_manage/account_unbind/components/linked.css';

/** The certificate code is lazy-loaded when the user opens the form. */
const BindCertificateForm = lazy(async () => {
  const module = await import('@/features/certificate/components/BindCertificateForm');
  return { default: module.BindCertificateForm<Certificate[]> };
});

interface Props {
  /** The other sign-in methods; null while unknown. */
  bindings: Bindings | null;
  /** Called when a certificate was linked or unlinked, because the sign-in methods have changed. */
  onChanged: () => void;
}

const isNothing = ({ methods, providers }: SignInMethods) => methods.length + providers.length === 0;

/** The certificates linked to this account; they can be unlinked, and others added. */
export function CertificateCard({ bindings, onChanged }: Props) {
  const t = useT();
  const { data, error, reload, replace } = useRead(['certificates'], listCertificates);
  const [adding, setAdding] = useState(false);
  const [outdated, setOutdated] = useState<MessageKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is removed with its row: move the focus to the heading.
  const dialog = useConfirmDialog<UnlinkCertificateSubject>(() => heading.current?.focus());

  const onDone = (certificates: Certificate[]) => {
    setOutdated(null);
    replace(certificates);
    onChanged();
  };
  const onOutdated = (messageId: MessageKey) => {
    setOutdated(messageId);
    reload();
    onChanged();
  };
  const onAdded = (certificates: Certificate[]) => {
    showNotice({ type: 'success', title: t('ownCertificates.add.done') });
    setAdding(false);
    onDone(certificates);
    heading.current?.focus();
  };

  return (
    <Card>
      <section className="stack">
        <h2 ref={heading} tabIndex={-1}>
          {t('ownCertificates.heading')}
        </h2>
        {outdated && <Alert type="warning" role="alert" message={t(outdated)} />}
        {error && <LoadError error={error} title="ownCertificates.failed" onRetry={reload} />}
        {!data && !error && <RowsSkeleton rows={2} height="block" />}
        {data?.length === 0 && <p className="linked-means">{t('ownCertificates.empty')}</p>}
        {data && data.length > 0 && (
          <ul className="linked-rows plain-list">
            {data.map((certificate) => {
              const left = bindings && listOtherSignInMethods(certificate, data, bindings);
              return (
                <CertificateRow
                  key={certificate.id}
                  certificate={certificate}
                  last={left !== null && isNothing(left)}
                  onUnlink={() => dialog.ask({ certificate, left })}
                />
              );
            })}
          </ul>
        )}
        {data && (
          <Button
            className="own-certificates-add"
            aria-expanded={adding}
            onClick={() => setAdding((open) => !open)}
          >
            {t('ownCertificates.add')}
          </Button>
        )}
        {data && adding && (
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
            <BindCertificateForm
              name="ownCertificate"
              means="ownCertificates.add.means"
              present={bindCertificate}
              onDone={onAdded}
            />
          </Suspense>
        )}
      </section>
      <UnlinkCertificateDialog dialog={dialog} onDone={onDone} onOutdated={onOutdated} />
    </Card>
  );
}

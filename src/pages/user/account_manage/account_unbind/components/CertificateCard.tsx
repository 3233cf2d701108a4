import { Button, Card, Skeleton } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Bindings, Certificate } from '@/contract';
import { CertificateStateLabel } from '@/features/certificate/components/CertificateStateLabel';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { bindCertificate, listCertificates, unbindCertificate } from '@/services/certificates';
import { formatDate } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { listOtherSignInMethods, type SignInMethods } from '../signInMethods';
import { LinkedRow } from './LinkedRow';
import { UnlinkDialog } from './UnlinkDialog';
import './linked.css';

/** The certificate code is lazy-loaded when the user opens the form. */
const BindCertificateForm = lazy(async () => {
  const module = await import('@/features/certificate/components/BindCertificateForm');
  return { default: module.BindCertificateForm<Certificate[]> };
});

/** A certificate, and the sign-in methods that remain without it; null if unknown. */
interface UnlinkSubject {
  certificate: Certificate;
  left: SignInMethods | null;
}

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
  const dialog = useConfirmDialog<UnlinkSubject>(() => heading.current?.focus());

  const onDone = (certificates: Certificate[]) => {
    setOutdated(null);
    replace(certificates);
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
              const { id, subject, issuer, serial, validFrom, validTo, boundAt, state } = certificate;
              const [from, to] = [formatDate(validFrom), formatDate(validTo)];
              const left = bindings && listOtherSignInMethods(certificate, data, bindings);
              return (
                <LinkedRow
                  key={id}
                  id={id}
                  icon="certificate"
                  name={<bdi>{subject}</bdi>}
                  status={<CertificateStateLabel state={state} />}
                  facts={[
                    ['certificate.issuer', <bdi key="issuer">{issuer}</bdi>],
                    ['certificate.serial', serial],
                    ['certificate.validity', t('certificate.validity.range', { from, to })],
                    ['certificate.boundAt', <RelativeTime key="bound" at={boundAt} />],
                  ]}
                  unlinkLabel={t('certificate.unlink.label', { serial })}
                  last={left !== null && isNothing(left)}
                  onUnlink={() => dialog.ask({ certificate, left })}
                >
                  {state === 'EXPIRING' && (
                    <Alert type="warning" role="note" message={t('ownCertificates.expiring', { at: to })} />
                  )}
                </LinkedRow>
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
      <UnlinkDialog
        dialog={dialog}
        title={() => t('ownCertificates.unlink.ask')}
        getText={({ certificate: { serial, issuer } }) =>
          t('ownCertificates.unlink.text', { serial, issuer })
        }
        getRemaining={({ left }) => left}
        act={({ certificate }) => unbindCertificate(certificate.id)}
        getDoneTitle={() => t('ownCertificates.unlink.done')}
        onDone={onDone}
        goneMessage="ownCertificates.gone"
        onOutdated={(message) => {
          setOutdated(message);
          reload();
          onChanged();
        }}
      />
    </Card>
  );
}

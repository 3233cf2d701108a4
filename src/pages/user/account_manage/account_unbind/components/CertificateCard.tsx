import { Button, Card, Skeleton } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
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
import { listMethodsWithoutCertificate } from '../signInMethods';
import { type LinkedItem, LinkedList } from './LinkedList';

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

/** The certificates linked to this account; they can be unlinked, and others added. */
export function CertificateCard({ bindings, onChanged }: Props) {
  const t = useT();
  const { data, error, reload, replace } = useRead(['certificates'], listCertificates);
  const [adding, setAdding] = useState(false);
  const [outdated, setOutdated] = useState<MessageKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

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

  const toItem = (certificate: Certificate, all: Certificate[]): LinkedItem => {
    const { id, subject, issuer, serial, validFrom, validTo, boundAt, state } = certificate;
    const [from, to] = [formatDate(validFrom), formatDate(validTo)];
    return {
      id,
      icon: 'certificate',
      name: <bdi>{subject}</bdi>,
      status: <CertificateStateLabel state={state} />,
      facts: [
        ['certificate.issuer', <bdi key="issuer">{issuer}</bdi>],
        ['certificate.serial', serial],
        ['certificate.validity', t('certificate.validity.range', { from, to })],
        ['certificate.boundAt', <RelativeTime key="bound" at={boundAt} />],
      ],
      note: state === 'EXPIRING' && (
        <Alert type="warning" role="note" message={t('ownCertificates.expiring', { at: to })} />
      ),
      left: bindings && listMethodsWithoutCertificate(certificate, all, bindings),
      values: { serial, issuer },
    };
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
        {data && (
          <LinkedList
            items={data.map((certificate) => toItem(certificate, data))}
            heading={heading}
            messages={{
              empty: 'ownCertificates.empty',
              label: 'certificate.unlink.label',
              ask: 'ownCertificates.unlink.ask',
              means: 'ownCertificates.unlink.text',
              done: 'ownCertificates.unlink.done',
              gone: 'ownCertificates.gone',
            }}
            unlink={unbindCertificate}
            onDone={onDone}
            onOutdated={(message) => {
              setOutdated(message);
              reload();
              onChanged();
            }}
          />
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
    </Card>
  );
}

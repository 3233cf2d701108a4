import { useSearchParams } from '@umijs/max';
import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FormCard } from '@/components/Form/FormCard';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { UNKNOWN } from '@/utils/http/unknownRecord';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';
import { ModifyAddressForm } from './components/ModifyAddressForm';
import { loadAddress, STEP_UP_DECLINED } from './loadAddress';
import '../form.css';

/** /user/info_manage/address_manage/modify?id=: loads the address in full, which requires a step-up. */
export default function AddressModifyPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <>
      <PageHeader title="page.addressModify" purpose="address.modify.purpose" />
      <FormCard>
        <AddressLoader key={id} id={id} />
      </FormCard>
    </>
  );
}

function AddressLoader({ id }: { id: string }) {
  const t = useT();
  const { data, loading, error, reload, replace } = useRead(['address', id], () => loadAddress(id));
  const toList = <LinkButton to={ADDRESS_LIST_PATH}>{t('address.back')}</LinkButton>;

  if (data === UNKNOWN) {
    return (
      <ResultBlock
        status="warning"
        picture="notFound"
        level={2}
        title={t('address.gone')}
        text={t('address.gone.text')}
        actions={toList}
      />
    );
  }
  if (data === STEP_UP_DECLINED) {
    return (
      <ResultBlock
        status="info"
        level={2}
        title={t('address.declined')}
        text={t('address.declined.text')}
        actions={
          <>
            <SubmitButton type="primary" busy={loading} onClick={reload}>
              {t('form.confirm')}
            </SubmitButton>
            {toList}
          </>
        }
      />
    );
  }
  if (data) return <ModifyAddressForm address={data} onNotFound={() => replace(UNKNOWN)} />;
  if (error) return <LoadError error={error} title="address.read.failed" onRetry={reload} />;
  return <TextSkeleton rows={8} />;
}

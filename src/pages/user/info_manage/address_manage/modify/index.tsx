import { useSearchParams } from '@umijs/max';
import { Button, Card, Skeleton } from 'antd';
import { useCallback } from 'react';
import { BusyButton } from '@/components/Form/SubmitButton';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { ResultBlock } from '@/components/ResultBlock';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goTo } from '@/utils/routing/redirect';
import { LIST } from '../addressPaths';
import { ModifyForm } from './components/ModifyForm';
import { DECLINED, GONE, readAddress } from './readAddress';
import '../form.css';

/** /user/info_manage/address_manage/modify?id=: the server wants to know first that it is the person themselves. */
export default function AddressModifyPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <>
      <PageHeader title="page.addressModify" purpose="address.modify.purpose" />
      <Card>
        <Modify key={id} id={id} />
      </Card>
    </>
  );
}

function Modify({ id }: { id: string }) {
  const t = useT();
  const read = useCallback(() => readAddress(id), [id]);
  const { data, loading, failed, reload, replace } = useLoad<Awaited<ReturnType<typeof readAddress>>>(read);
  const toList = <Button onClick={() => goTo(LIST)}>{t('address.back')}</Button>;

  if (data === GONE) {
    return (
      <ResultBlock
        status="warning"
        level={2}
        title={t('address.gone')}
        text={t('address.gone.text')}
        actions={toList}
      />
    );
  }
  if (data === DECLINED) {
    return (
      <ResultBlock
        status="info"
        level={2}
        title={t('address.declined')}
        text={t('address.declined.text')}
        actions={
          <>
            <BusyButton type="primary" busy={loading} onClick={reload}>
              {t('address.declined.confirm')}
            </BusyButton>
            {toList}
          </>
        }
      />
    );
  }
  if (data) return <ModifyForm address={data} onGone={() => replace(GONE)} />;
  if (failed) return <LoadError title="address.read.failed" busy={loading} onRetry={reload} />;
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  );
}

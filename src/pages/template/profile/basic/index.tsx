import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { getRefund } from '@/services/templateLists';
import { UNKNOWN } from '@/utils/http/unknownRecord';
import { BASIC_PROFILE_PATH } from '@/utils/routing/paths';
import { SampleButton, UnknownRecord } from '../../components/UnknownRecord';
import { useRecord } from '../../components/useRecord';
import { RefundDetails } from './components/RefundDetails';

/** /template/profile/basic?id=: a refund request with all details. Without an id it shows the sample. */
export default function BasicProfilePage() {
  const { data, error, reload } = useRecord('refund', getRefund);
  if (data === UNKNOWN) return <UnknownRecord action={<SampleButton sample={BASIC_PROFILE_PATH} />} />;
  return (
    <>
      <PageHeader title="page.template.basicProfile" purpose="template.about.basicProfile" />
      {error && <LoadError title="template.refund.failed" error={error} onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={4} height="block" />}
      {data && <RefundDetails refund={data} />}
    </>
  );
}

import { FormCard } from '@/components/Form/FormCard';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { useRead } from '@/hooks/useRead';
import { listPayAccounts } from '@/services/templateForms';
import { TransferSteps } from './TransferSteps';

const FIELD_COUNT = 5;

/** /template/form/step */
export default function StepFormPage() {
  const { data: accounts, error, reload } = useRead(['payAccounts'], listPayAccounts);
  return (
    <>
      <PageHeader title="page.template.stepForm" purpose="template.about.stepForm" />
      <FormCard>
        {error && <LoadError title="template.transfer.failed" error={error} onRetry={reload} />}
        {!accounts && !error && <FormSkeleton fields={FIELD_COUNT} />}
        {accounts && <TransferSteps accounts={accounts} onStale={reload} />}
      </FormCard>
    </>
  );
}

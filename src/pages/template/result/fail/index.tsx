import { PageHeader } from '@/components/PageHeader';

/** /template/result/fail */
export default function FailureResultPage() {
  return <PageHeader title="page.template.failure" purpose="template.about.failure" />;
}

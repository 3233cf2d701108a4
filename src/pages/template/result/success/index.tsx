import { PageHeader } from '@/components/PageHeader';

/** /template/result/success */
export default function SuccessResultPage() {
  return <PageHeader title="page.template.success" purpose="template.about.success" />;
}

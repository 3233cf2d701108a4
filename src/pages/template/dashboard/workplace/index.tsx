import { PageHeader } from '@/components/PageHeader';

/** /template/dashboard/workplace */
export default function WorkplacePage() {
  return <PageHeader title="page.template.workplace" purpose="template.about.workplace" />;
}

import { PageHeader } from '@/components/PageHeader';

/** /template/dashboard/analysis */
export default function AnalysisPage() {
  return <PageHeader title="page.template.analysis" purpose="template.about.analysis" />;
}

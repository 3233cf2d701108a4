import { PageHeader } from '@/components/PageHeader';

/** /template/form/advanced */
export default function AdvancedFormPage() {
  return <PageHeader title="page.template.advancedForm" purpose="template.about.advancedForm" />;
}

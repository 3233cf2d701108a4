import { PageHeader } from '@/components/PageHeader';

/** /template/form/step */
export default function StepFormPage() {
  return <PageHeader title="page.template.stepForm" purpose="template.about.stepForm" />;
}

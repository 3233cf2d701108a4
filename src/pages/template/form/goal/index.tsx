import { PageHeader } from '@/components/PageHeader';

/** /template/form/goal */
export default function GoalFormPage() {
  return <PageHeader title="page.template.goal" purpose="template.about.goal" />;
}

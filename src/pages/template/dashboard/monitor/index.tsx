import { PageHeader } from '@/components/PageHeader';

/** /template/dashboard/monitor */
export default function MonitorPage() {
  return <PageHeader title="page.template.monitor" purpose="template.about.monitor" />;
}

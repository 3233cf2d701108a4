import { PageHeader } from '@/components/PageHeader';

/** /template/list/table */
export default function TableListPage() {
  return <PageHeader title="page.template.tableList" purpose="template.about.tableList" />;
}

import { PageHeader } from '@/components/PageHeader';

/** /template/list/search */
export default function SearchListPage() {
  return <PageHeader title="page.template.searchList" purpose="template.about.searchList" />;
}

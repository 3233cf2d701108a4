import { PageHeader } from '@/components/PageHeader';

/** /template/list/card */
export default function CardListPage() {
  return <PageHeader title="page.template.cardList" purpose="template.about.cardList" />;
}

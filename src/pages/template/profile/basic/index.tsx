import { PageHeader } from '@/components/PageHeader';

/** /template/profile/basic */
export default function BasicProfilePage() {
  return <PageHeader title="page.template.basicProfile" purpose="template.about.basicProfile" />;
}

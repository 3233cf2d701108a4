import { PageHeader } from '@/components/PageHeader';

/** /template/profile/advanced */
export default function AdvancedProfilePage() {
  return <PageHeader title="page.template.advancedProfile" purpose="template.about.advancedProfile" />;
}

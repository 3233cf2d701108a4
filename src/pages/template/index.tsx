import { PageHeader } from '@/components/Frame/PageHeader';
import { PageLinkList } from '@/components/Frame/PageLinkList';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import templateRoutes from '../../../config/templateRoutes';
import './index.css';

/** Groups of the legacy template's menu: the second part of the screens' paths. */
const GROUPS = ['dashboard', 'form', 'list', 'profile', 'result'] as const;

/** /template: links to all screens of the legacy template. */
export default function TemplatePage() {
  const t = useT();
  const toRow = ({ path, title = '' }: (typeof templateRoutes)[number]) => ({
    to: path,
    title: t(title as MessageKey),
    about: t(title.replace('page.template', 'template.about') as MessageKey),
  });
  return (
    <>
      <PageHeader title="page.template" purpose="template.purpose" />
      <div className="template-groups">
        {GROUPS.map((group) => (
          <section key={group} aria-label={t(`template.group.${group}`)}>
            <h2>{t(`template.group.${group}`)}</h2>
            <PageLinkList
              rows={templateRoutes.filter(({ path }) => path.split('/')[2] === group).map(toRow)}
            />
          </section>
        ))}
      </div>
    </>
  );
}

import { PageHeader } from '@/components/Frame/PageHeader';
import { PageLinkList } from '@/components/Frame/PageLinkList';
import { useT } from '@/hooks/useT';
import {
  ADVANCED_FORM_PATH,
  ADVANCED_PROFILE_PATH,
  ANALYSIS_PATH,
  BASIC_PROFILE_PATH,
  CARD_LIST_PATH,
  FAILURE_RESULT_PATH,
  GOAL_FORM_PATH,
  MONITOR_PATH,
  SEARCH_LIST_PATH,
  STEP_FORM_PATH,
  SUCCESS_RESULT_PATH,
  TABLE_LIST_PATH,
  WORKPLACE_PATH,
} from '@/utils/routing/paths';
import './index.css';

/** The screens, grouped as in the legacy template's menu. */
const GROUPS = [
  {
    name: 'dashboard',
    pages: [
      { name: 'analysis', path: ANALYSIS_PATH },
      { name: 'monitor', path: MONITOR_PATH },
      { name: 'workplace', path: WORKPLACE_PATH },
    ],
  },
  {
    name: 'form',
    pages: [
      { name: 'goal', path: GOAL_FORM_PATH },
      { name: 'stepForm', path: STEP_FORM_PATH },
      { name: 'advancedForm', path: ADVANCED_FORM_PATH },
    ],
  },
  {
    name: 'list',
    pages: [
      { name: 'searchList', path: SEARCH_LIST_PATH },
      { name: 'tableList', path: TABLE_LIST_PATH },
      { name: 'cardList', path: CARD_LIST_PATH },
    ],
  },
  {
    name: 'profile',
    pages: [
      { name: 'basicProfile', path: BASIC_PROFILE_PATH },
      { name: 'advancedProfile', path: ADVANCED_PROFILE_PATH },
    ],
  },
  {
    name: 'result',
    pages: [
      { name: 'success', path: SUCCESS_RESULT_PATH },
      { name: 'failure', path: FAILURE_RESULT_PATH },
    ],
  },
] as const;

/** /template: links to all screens of the legacy template. */
export default function TemplatePage() {
  const t = useT();
  return (
    <>
      <PageHeader title="page.template" purpose="template.purpose" />
      <div className="template-groups">
        {GROUPS.map(({ name, pages }) => (
          <section key={name} aria-label={t(`template.group.${name}`)}>
            <h2>{t(`template.group.${name}`)}</h2>
            <PageLinkList
              rows={pages.map((page) => ({
                to: page.path,
                title: t(`page.template.${page.name}`),
                about: t(`template.about.${page.name}`),
              }))}
            />
          </section>
        ))}
      </div>
    </>
  );
}

import { PersonAvatar } from '@/components/Value/PersonAvatar';
import type { TemplateWorkplace } from '@/contract';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getNow } from '@/utils/serverClock';
import { useFigures } from '../../components/chart/useFigures';
import { Tiles } from '../../components/Tiles';

const NOON = 12;
const EVENING = 18;
const DAWN = 5;

/** Returns the part of the day for a local hour. */
export function getDayPart(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < DAWN || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}

/** Greets the signed-in user and summarizes the open work. */
export function Greeting({ data: { projects, tasks, visits } }: { data: TemplateWorkplace }) {
  const t = useT();
  const { format } = useFigures();
  const userInfo = useGlobal((state) => state.userInfo);
  if (!userInfo) return null;
  const name = userInfo.nickname || userInfo.name || userInfo.account;
  const part = getDayPart(new Date(getNow()).getHours());
  return (
    <>
      <section className="workplace-greeting" aria-labelledby="workplace-greeting">
        <PersonAvatar avatar={userInfo.avatar} name={name} size={56} />
        <h2 id="workplace-greeting">{t(`template.workplace.greeting.${part}`, { name })}</h2>
      </section>
      <Tiles
        label={t('template.workplace.figures')}
        tiles={[
          {
            key: 'projects',
            label: t('template.workplace.projects.count'),
            value: format(projects.length, 'count'),
          },
          { key: 'tasks', label: t('template.workplace.tasks'), value: format(tasks, 'count') },
          { key: 'visits', label: t('template.workplace.visits'), value: format(visits, 'count') },
        ]}
      />
    </>
  );
}

/** The workplace of the legacy template: projects, activities and teams. */
import type { TemplateWorkplace } from '../../../src/contract';
import { type Lang, translate } from '../lib/messages';
import { now, toInstant } from '../store/clock';
import { getPortal } from '../store/state';
import { rollFor } from './chance';
import { countTrade, getDayAround } from './trade';

const TOPICS = ['quality', 'pace', 'service', 'planning', 'teamwork'] as const;
const TEAMS = [1, 2, 3];
const POINTS = { from: 40, spread: 60 };
/** Number of tasks for each unfinished tenth of a project. */
const TASKS_PER_TENTH = 2;

export function getWorkplace({ lang }: { lang: Lang }): TemplateWorkplace {
  const { projects, activities } = getPortal().templateDashboard;
  const at = now();
  const nameTeam = (number: number) => translate(lang, 'templateDashboard.team', { number });
  return {
    tasks: projects.reduce((sum, { progress }) => sum + TASKS_PER_TENTH * Math.ceil((1 - progress) * 10), 0),
    visits: countTrade(getDayAround(at).start, at).visits,
    projects: projects.map(({ id, progress, updatedAt }, place) => ({
      id,
      name: translate(lang, `templateDashboard.project.${id}`),
      about: translate(lang, `templateDashboard.project.${id}.about`),
      team: nameTeam(1 + (place % TEAMS.length)),
      progress,
      updatedAt: toInstant(updatedAt),
    })),
    activities: activities.map(({ id, person, action, project, at: when }) => ({
      id,
      who: translate(lang, 'templateDashboard.person', { number: person }),
      action,
      project: translate(lang, `templateDashboard.project.${project}`),
      at: toInstant(when),
    })),
    team: {
      topics: TOPICS.map((topic) => translate(lang, `templateDashboard.topic.${topic}`)),
      teams: TEAMS.map((number) => ({
        id: `t-${number}`,
        name: nameTeam(number),
        points: TOPICS.map((topic) => POINTS.from + Math.round(POINTS.spread * rollFor(topic, number))),
      })),
    },
  };
}

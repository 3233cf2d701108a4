/** Form values of a goal. */
import type { GoalBody, GoalVisibility } from '@/contract';
import { parseWeight } from '@/validation/templateForms';
import type { ChosenColleague } from '../components/ColleagueSelect';
import { createDraftFormat } from '../components/draftFormat';

export interface GoalValues {
  title: string;
  start: string;
  end: string;
  description: string;
  metric: string;
  client?: ChosenColleague;
  invites?: ChosenColleague[];
  /** The typed percentage, unparsed. */
  weight: string;
  visibility: GoalVisibility;
  /** Set only if the goal is partially public. */
  publicUsers?: ChosenColleague[];
}

export const BLANK_GOAL: GoalValues = {
  title: '',
  start: '',
  end: '',
  description: '',
  metric: '',
  weight: '',
  visibility: 'public',
};

const PEOPLE_FIELDS: readonly (keyof GoalValues)[] = ['client', 'invites', 'publicUsers'];

/** The draft stores every field of the form. It stores people as id and label. */
export const GOAL_DRAFT_FIELDS: readonly string[] = [...Object.keys(BLANK_GOAL), ...PEOPLE_FIELDS];
export const GOAL_DRAFT_FORMAT = createDraftFormat(PEOPLE_FIELDS);

const toIds = (chosen: ChosenColleague[] = []): string[] => chosen.map(({ value }) => value);

/** Converts form values into the request body. Drops `publicUsers` unless the goal is partially public. */
export const toGoalBody = (values: GoalValues): GoalBody => ({
  title: values.title.trim(),
  start: values.start,
  end: values.end,
  description: values.description.trim(),
  metric: values.metric.trim(),
  client: values.client?.value ?? '',
  invites: toIds(values.invites),
  weight: parseWeight(values.weight ?? ''),
  visibility: values.visibility,
  publicUsers: values.visibility === 'partial' ? toIds(values.publicUsers) : [],
});

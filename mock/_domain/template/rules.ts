/** Rules of the table list. Their owner reads, adds, changes and deletes them. */
import { randomUUID } from 'node:crypto';
import type { DeletedRules, Page, Rule, RuleBody } from '../../../src/contract';
import { hasKeyword } from '../../../src/validation/keywords';
import type { ruleSortFields } from '../../../src/validation/rules';
import { paginate } from '../forms/paging';
import { assertUnchanged, computeVersion } from '../forms/versions';
import { type Lang, translate } from '../lib/messages';
import { getFound } from '../lib/refusals';
import { toInstantOrNull } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { RuleRecord } from '../store/records/template';
import { getOwnLists } from './ownLists';

const describe = ({ description, number }: RuleRecord, lang: Lang): string =>
  description ?? translate(lang, 'rule.description', { number });

/** The part of a rule that its owner can change. */
const toBody = (rule: RuleRecord, lang: Lang): RuleBody => ({
  name: rule.name,
  description: describe(rule, lang),
});

const show = (rule: RuleRecord, lang: Lang): Rule => ({
  ...toBody(rule, lang),
  id: rule.id,
  version: computeVersion(toBody(rule, 'zh-CN')),
  calls: rule.calls,
  status: rule.status,
  scheduledAt: toInstantOrNull(rule.scheduledAt),
});

/** Returns a rule of the account. Throws a 404 for any other id. */
function ownRule(account: Account, id: string): RuleRecord {
  return getFound(getOwnLists(account).rules.find((one) => one.id === id));
}

/** Deletes rules of the account. Returns the ids that named one. */
function removeRules(account: Account, ids: string[]): string[] {
  const own = getOwnLists(account);
  const deleted = own.rules.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  own.rules = own.rules.filter(({ id }) => !deleted.includes(id));
  return deleted;
}

/** Returns a page of the rules of the account, the newest first unless ordered. */
export function listRules({ account, lang, query }: EndpointContext<'rules'>): Page<Rule> {
  const { keyword, status, sort, ...page } = query;
  const found = getOwnLists(account)
    .rules.toReversed()
    .filter(
      (rule) =>
        (!status || rule.status === status) &&
        (hasKeyword(rule.name, keyword) || hasKeyword(describe(rule, lang), keyword)),
    );
  if (sort) {
    const [field, direction] = sort.split(':') as [(typeof ruleSortFields)[number], string];
    const sign = direction === 'asc' ? 1 : -1;
    // Rules that have never run come first.
    found.sort((a, b) => sign * ((a[field] ?? 0) - (b[field] ?? 0)));
  }
  const shown = paginate(found, page);
  return { ...shown, list: shown.list.map((rule) => show(rule, lang)) };
}

/** Returns a rule. Throws a 404 for an unknown id. */
export const getRule = ({ account, lang, params }: EndpointContext<'rule'>): Rule =>
  show(ownRule(account, params.id), lang);

/** Adds a rule, which is off. */
export function addRule({ account, lang, body }: EndpointContext<'addRule'>): Rule {
  const { rules } = getOwnLists(account);
  const number = Math.max(0, ...rules.map((rule) => rule.number)) + 1;
  const added = { ...body, id: randomUUID(), number, calls: 0, status: 'OFF', scheduledAt: null } as const;
  rules.push(added);
  return show(added, lang);
}

/** Changes a rule. Throws CHANGED_MEANWHILE if the rule has changed since the user read it. */
export function changeRule({ account, lang, params, body }: EndpointContext<'changeRule'>): Rule {
  const rule = ownRule(account, params.id);
  const { version, ...fields } = body;
  assertUnchanged(toBody(rule, 'zh-CN'), version);
  // The default text follows the language until the user changes it.
  const isUnchanged = fields.description === describe(rule, lang);
  Object.assign(rule, { name: fields.name }, isUnchanged ? {} : { description: fields.description });
  return show(rule, lang);
}

/** Deletes a rule. Throws a 404 for an unknown id. */
export function deleteRule({ account, params }: EndpointContext<'deleteRule'>): null {
  removeRules(account, [ownRule(account, params.id).id]);
  return null;
}

/** Deletes several rules. Returns the ids of missing ones, and does not throw for them. */
export function deleteRules({ account, body }: EndpointContext<'deleteRules'>): DeletedRules {
  const { ids } = body;
  const deleted = removeRules(account, ids);
  return { deleted, missing: [...new Set(ids)].filter((id) => !deleted.includes(id)) };
}

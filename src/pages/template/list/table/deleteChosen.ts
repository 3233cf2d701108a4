import type { DeletedRules, Rule } from '@/contract';
import { deleteRule, deleteRules } from '@/services/templateLists';
import { isNotFound } from '@/utils/http/ApiError';

/** Deletes one or several rules. An already deleted rule is not an error; it is returned in `missing`. */
export async function deleteChosen(rules: readonly Rule[]): Promise<DeletedRules> {
  const ids = rules.map(({ id }) => id);
  const [first, ...more] = ids;
  if (first === undefined || more.length > 0) return deleteRules(ids);
  try {
    await deleteRule(first);
    return { deleted: [first], missing: [] };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return { deleted: [], missing: [first] };
  }
}

import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import type { DeletedRules, Rule } from '@/contract';
import { useT } from '@/hooks/useT';
import { deleteRule, deleteRules } from '@/services/templateLists';
import { isNotFound } from '@/utils/http/ApiError';

interface Props {
  dialog: ConfirmDialogState<readonly Rule[]>;
  onDone: (result: DeletedRules) => unknown;
}

/** Deletes one or several rules after a confirmation. */
export function DeleteRulesDialog({ dialog, onDone }: Props) {
  const t = useT();
  return (
    <ConfirmDialog
      dialog={dialog}
      title={(rules) => t('template.rules.delete.ask', { count: rules.length })}
      yes={t('form.delete')}
      busy={t('form.deleting')}
      danger
      act={deleteChosen}
      onDone={onDone}
      unreachable="template.rules.delete.unreachable"
    >
      {(rules) => (
        <ul className="rules-names">
          {rules.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

/** Deletes one or several rules. An already deleted rule is not an error; it is returned in `missing`. */
async function deleteChosen(rules: readonly Rule[]): Promise<DeletedRules> {
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

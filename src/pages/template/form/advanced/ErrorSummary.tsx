import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { findFieldLabel } from './fieldNames';
import type { FieldPath } from './useWrongFields';

interface Props {
  wrong: readonly FieldPath[];
  /** Leads to a field. */
  onLead: (field: FieldPath) => void;
}

/** How many fields are wrong, and a way to each: some of them are out of sight. */
export function ErrorSummary({ wrong, onLead }: Props) {
  const t = useT();
  return (
    <div className="error-summary">
      <p role="status">{wrong.length > 0 && t('template.wrong', { count: wrong.length })}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((path) => {
            const { label, member } = findFieldLabel(path);
            return (
              <li key={path.join('.')}>
                <Button type="link" size="small" onClick={() => onLead(path)}>
                  {member === undefined
                    ? t(label)
                    : t('template.project.member.field', { place: member, name: t(label) })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

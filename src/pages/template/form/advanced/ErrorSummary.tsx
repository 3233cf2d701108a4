import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { findFieldLabel } from './fieldNames';
import type { FieldPath } from './useWrongFields';

interface Props {
  wrong: readonly FieldPath[];
  /** Called with the field to navigate to. */
  onLead: (field: FieldPath) => void;
}

/** Shows the number of invalid fields, with a link to each: some of them are outside the viewport. */
export function ErrorSummary({ wrong, onLead }: Props) {
  const t = useT();
  return (
    <div className="error-summary">
      <p role="status">{wrong.length > 0 && t('template.wrong', { count: wrong.length })}</p>
      {wrong.length > 0 && (
        <ul className="plain-list">
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

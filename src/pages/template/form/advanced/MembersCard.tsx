import { ProFormList } from '@ant-design/pro-form/es/components/List';
import { Button, Card, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { GOAL_TITLE_MAX, PROJECT_MEMBERS_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { checkMemberNumber, checkText, departments } from '@/validation/templateForms';
import { ChoiceField } from '../components/ChoiceField';
import { TextField } from '../components/TextField';
import { MEMBER_LABELS } from './fieldNames';
import { BLANK_MEMBER, type ProjectValues } from './projectValues';

const checkName = (text: string) => checkText(text, GOAL_TITLE_MAX, 'template.project.member.name.required');

/**
 * The members, as rows that can be added and removed. A new row takes the focus; after a removal, the add button
 * does.
 */
export function MembersCard() {
  const t = useT();
  const form = Form.useFormInstance<ProjectValues>();
  const count = (Form.useWatch('members', form) ?? []).length;
  const leadTo = useRef<number | 'add' | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run when the number of rows changes
  useEffect(() => {
    const target = leadTo.current;
    leadTo.current = null;
    if (target === 'add') addButton.current?.focus();
    else if (target !== null) form.focusField(['members', target, 'name']);
  }, [count]);

  const judgeNumber = (place: number) => {
    const members: ProjectValues['members'] = form.getFieldValue('members');
    return checkMemberNumber(
      members.map(({ number }) => number),
      place,
    );
  };
  const add = () => {
    leadTo.current = count;
    form.setFieldValue('members', [...form.getFieldValue('members'), BLANK_MEMBER]);
  };
  return (
    <Card title={<h2>{t('template.project.members')}</h2>} className="members-card">
      <p>{t('template.project.members.hint', { max: PROJECT_MEMBERS_MAX })}</p>
      {/* Hide the list's own buttons: they are icons that the keyboard cannot reach. */}
      <ProFormList
        name="members"
        alwaysShowItemLabel
        creatorButtonProps={false}
        copyIconProps={false}
        deleteIconProps={false}
      >
        {(_, index, { remove }) => (
          <fieldset className="member">
            <legend>{t('template.project.member', { place: index + 1 })}</legend>
            <TextField name="name" label={MEMBER_LABELS.name} check={checkName} max={GOAL_TITLE_MAX} />
            <TextField
              name="number"
              label={MEMBER_LABELS.number}
              check={() => judgeNumber(index)}
              hint={t('template.project.number.hint')}
            />
            <ChoiceField
              name="department"
              label={MEMBER_LABELS.department}
              required="template.project.department.required"
              options={departments.map((value) => ({ value, label: t(`template.department.${value}`) }))}
            />
            {count > 1 && (
              <Button
                danger
                type="text"
                onClick={() => {
                  leadTo.current = 'add';
                  remove(index);
                }}
              >
                {t('template.project.member.remove', { place: index + 1 })}
              </Button>
            )}
          </fieldset>
        )}
      </ProFormList>
      <Button ref={addButton} onClick={add} disabled={count >= PROJECT_MEMBERS_MAX}>
        {t('template.project.member.add')}
      </Button>
    </Card>
  );
}

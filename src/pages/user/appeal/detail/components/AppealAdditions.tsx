import { Card, Form } from 'antd';
import { type FileItem, FilesField, getFileIds, markFilesUnknown } from '@/components/Field/FilesField';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { AppealAddition, AppealDetail } from '@/contract';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { isFileUnknown } from '@/features/appeal/isFileUnknown';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { appealAgain, supplementOwnAppeal } from '@/services/appeal';
import { uploadOwnFile } from '@/services/files';
import { isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { toAppealDetailPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** An appeal, and what happens after the actions on it. */
export interface ActionableAppeal {
  appeal: AppealDetail;
  /** Whether the form for a repeated appeal is open. */
  again: boolean;
  /** Receives the appeal with its new state. */
  onDone: (appeal: AppealDetail) => void;
  /** Called if the appeal was changed elsewhere meanwhile. */
  onOutdated: () => void;
}

interface Fields {
  description: string;
  files?: FileItem[];
}

const PERSISTED_FIELDS = ['description'] as const;

/** The forms that the appeal allows now: the information that the reviewer requested, or a repeated appeal. */
export function AppealAdditions({ appeal: { id, actions }, again, onDone, onOutdated }: ActionableAppeal) {
  const t = useT();
  const showSuccess = (title: string) => showNotice({ type: 'success', title });

  return (
    <>
      {actions.includes('supplement') && (
        <Card title={<h2>{t('appeal.supplement')}</h2>}>
          <AppealAdditionForm
            name={`supplement-${id}`}
            save={(addition) => supplementOwnAppeal(id, addition)}
            submitLabel="appeal.supplement.submit"
            onOutdated={onOutdated}
            onDone={(changed) => {
              showSuccess(t('appeal.supplement.done'));
              onDone(changed);
            }}
          />
        </Card>
      )}
      {actions.includes('again') && again && (
        <Card title={<OpenedHeading text={t('appeal.again')} />}>
          <FormIntro>{t('appeal.again.why')}</FormIntro>
          <AppealAdditionForm
            name={`again-${id}`}
            save={(addition) => appealAgain(id, addition)}
            submitLabel="appeal.again.submit"
            onOutdated={onOutdated}
            onDone={(made) => {
              showSuccess(t('appeal.made'));
              goTo(toAppealDetailPath(made.id));
            }}
          />
        </Card>
      )}
    </>
  );
}

/**
 * Heading of a form that the user has opened. Takes the focus, because the button was unmounted and the form may be
 * outside the viewport.
 */
function OpenedHeading({ text }: { text: string }) {
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

interface AppealAdditionFormProps extends Pick<ActionableAppeal, 'onDone' | 'onOutdated'> {
  /** Name of the form and of the input stored in this tab. */
  name: string;
  /** Submits the addition; resolves with the changed appeal. */
  save: (addition: AppealAddition) => Promise<AppealDetail>;
  submitLabel: MessageKey;
}

/** Form to add text and files to an appeal. */
function AppealAdditionForm({ name, save, submitLabel, onDone, onOutdated }: AppealAdditionFormProps) {
  const [form] = Form.useForm<Fields>();
  const { formProps, ...submission } = useForm<Fields, AppealDetail>({
    name,
    form,
    save: ({ description, files }) => save({ description: description.trim(), files: getFileIds(files) }),
    onSaved: onDone,
    onError: (error) => {
      if (isRefusedFor(error, 'APPEAL_STATE')) onOutdated();
      if (isFileUnknown(error)) form.setFieldValue('files', markFilesUnknown(form.getFieldValue('files')));
    },
    firstField: 'description',
    unreachable: 'appeal.unreachable',
    persistedFields: PERSISTED_FIELDS,
  });

  return (
    <PortalForm {...formProps} className="appeal-addition">
      <DescriptionField label="appeal.addition" />
      <FilesField label="appeal.files.optional" send={uploadOwnFile} />
      <SubmitFooter form={submission} submitLabel={submitLabel} submittingLabel="appeal.submitting" />
    </PortalForm>
  );
}

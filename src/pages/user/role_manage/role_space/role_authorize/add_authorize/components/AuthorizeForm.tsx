import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { type FileItem, FilesField, getFileIds, markFilesUnknown } from '@/components/Field/FilesField';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { PeriodFields } from '@/components/Field/PeriodFields';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { Body, CompanyAuthorization, HandlerRow, RoleDetail } from '@/contract';
import {
  CoverageFields,
  type CoverageValues,
  readCoverage,
} from '@/features/capacities/components/CoverageFields';
import { getCompanyName } from '@/features/capacities/roles';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { uploadOwnFile } from '@/services/files';
import { addCompanyAuthorization } from '@/services/handlers';
import { isRefusedFor } from '@/utils/http/ApiError';
import { formatDate } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { toRoleAuthorizePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { getToday } from '@/utils/today';
import './AuthorizeForm.css';

/** Form values. */
interface AuthorizationValues extends CoverageValues {
  handlerId: string;
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
  letter?: FileItem[];
}

/** Fields that a draft stores; files are excluded. */
const AUTHORIZATION_DRAFT_FIELDS: readonly (keyof AuthorizationValues)[] = [
  'handlerId',
  'scope',
  'matters',
  'start',
  'end',
];

/** Converts form values into the request body. */
function toNewAuthorization({
  handlerId,
  start,
  end,
  letter,
  ...coverage
}: AuthorizationValues): Body<'addCompanyAuthorization'> {
  const [file] = getFileIds(letter);
  return { handlerId, ...readCoverage(coverage), start, end, ...(file !== undefined && { letter: file }) };
}

interface Props {
  role: RoleDetail;
  /** Id of the user who owns the draft. */
  owner: string;
  /** Handlers who can be authorized. */
  handlers: readonly HandlerRow[];
  /** Id of the handler named by the address. */
  preselected: string | null;
  /** Called when the list of handlers is outdated. */
  onOutdated: () => void;
}

/** Form for the handler, the coverage and the period, with a summary before the button. */
export function AuthorizeForm({ role, owner, handlers, preselected, onOutdated }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const [begin] = useState(() => ({ scope: 'LISTED' as const, start: getToday() }));
  const listPath = `${toRoleAuthorizePath(role.id)}?view=authorizations`;
  const [form] = Form.useForm<AuthorizationValues>();
  const { formProps, draft, startOver, ...submission } = useForm<AuthorizationValues, CompanyAuthorization>({
    name: 'companyAuthorization',
    form,
    save: (values) => addCompanyAuthorization(role.id, toNewAuthorization(values)),
    onSaved: ({ handlerName }) => {
      showNotice({ type: 'success', title: t('authorizations.done.add', { name: handlerName }) });
      goTo(listPath);
    },
    onError: (error) => {
      if (isRefusedFor(error, 'CHANGED_MEANWHILE')) onOutdated();
      if (error.fields.letter === 'FILE_UNKNOWN') {
        form.setFieldValue('letter', markFilesUnknown(form.getFieldValue('letter')));
      }
    },
    firstField: 'handlerId',
    unreachable: 'authorizations.form.unreachable',
    draft: { name: `companyAuthorization ${role.id}`, owner, fields: AUTHORIZATION_DRAFT_FIELDS, begin },
  });
  const known = handlers.some(({ id }) => id === preselected) ? preselected : null;

  // Runs after the draft was restored: the handler in the address takes precedence.
  useEffect(() => {
    if (known !== null) form.setFieldValue('handlerId', known);
  }, [form, known]);

  const handlerId = Form.useWatch('handlerId', form);
  const handler = handlers.find(({ id }) => id === handlerId);
  // The authorization must be within the handler's own period.
  const checkStart = (day: string) =>
    handler?.start && day < handler.start
      ? t('handlers.authorize.before', { start: formatDate(handler.start) })
      : null;
  const checkEnd = (day: string) =>
    handler?.end && day > handler.end
      ? t('handlers.authorize.outlasts', { end: formatDate(handler.end) })
      : null;
  return (
    <PortalForm<AuthorizationValues> {...formProps} initialValues={begin}>
      <FormIntro>{t('handlers.authorize.intro')}</FormIntro>
      <DraftAlert
        draft={draft}
        discard="authorizations.draft.drop"
        onDiscard={() => startOver({ ...begin, ...(known !== null && { handlerId: known }) })}
      />
      <Form.Item
        name="handlerId"
        label={t('handlers.handler')}
        required
        extra={handler?.end && t('handlers.authorize.within', { end: formatDate(handler.end) })}
        rules={[
          // A draft may name a handler who has left meanwhile.
          rule((value) => (handlers.some(({ id }) => id === value) ? null : 'handlers.authorize.whom')),
        ]}
      >
        <NativeSelect
          name="handlerId"
          placeholder={t('handlers.authorize.whom')}
          options={handlers.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` }))}
        />
      </Form.Item>
      <CoverageFields />
      <PeriodFields checkStartLimit={checkStart} checkEndLimit={checkEnd} />
      <FilesField name="letter" label="handlers.authorize.letter" send={uploadOwnFile} max={1} />
      <GrantSummary role={role} handler={handler} />
      <SubmitFooter
        form={submission}
        submitLabel="authorizations.form.submit"
        submittingLabel="form.submitting"
      >
        <LinkButton to={listPath}>{t('handlers.back')}</LinkButton>
      </SubmitFooter>
    </PortalForm>
  );
}

/** A sentence that summarizes the authorization once all fields are filled in. */
function GrantSummary({ role, handler }: { role: RoleDetail; handler: HandlerRow | undefined }) {
  const t = useT();
  const form = Form.useFormInstance<AuthorizationValues>();
  const { formatScope } = useCapacityTexts();
  const values = Form.useWatch<Partial<AuthorizationValues> | undefined>([], form);
  const coverage = readCoverage(values ?? {});
  const isComplete = coverage.scope === 'ALL' || coverage.matters.length > 0;
  if (!handler || !values?.start || !values.end || !isComplete) return null;
  return (
    <p className="grant-summary">
      {t('handlers.authorize.summary', {
        name: handler.name,
        company: getCompanyName(role),
        matters: formatScope(coverage),
        start: formatDate(values.start),
        end: formatDate(values.end),
      })}
    </p>
  );
}

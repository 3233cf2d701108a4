import { Button, Form } from 'antd';
import { type MutableRefObject, useEffect, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { IdentityFields } from '@/components/Field/IdentityFields';
import { CODE_ERROR_FIELDS, useMobileCode } from '@/components/Field/MobileCode/useMobileCode';
import { NameField } from '@/components/Field/NameField';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { Alert } from '@/components/Status/Alert';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { Verification, VerificationOverview } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { toChannelPage, toLevelsPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';
import { startVerification } from '@/services/verification';
import { ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { isRecord } from '@/utils/isRecord';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { followAddress, replaceWith } from '@/utils/routing/redirect';
import { ChannelFields } from '../fields/ChannelFields';
import { type FieldValues, toQuery } from '../toQuery';

const NAME_CHANGED = getAppealPath('NAME_CHANGED', VERIFICATION_PATH);

interface Props {
  channel: KnownChannel;
  overview: VerificationOverview;
  origin: string;
  /** Input of an earlier attempt on this page; replaced with the current input on submission. */
  typed?: MutableRefObject<FieldValues | null> | undefined;
  /** Called if the data that the form depends on was changed elsewhere. */
  onOutdated: () => void;
  onBack: () => void;
}

/** Returns the id of the running query from a refusal, or null. */
const getRunningId = ({ data }: ApiError): string | null =>
  isRecord(data) && typeof data.id === 'string' ? data.id : null;

/** Form for the person and the channel's fields. Submitting it starts the query or redirects to the payment app. */
export function FieldsStep({ channel, overview, origin, typed, onOutdated, onBack }: Props) {
  const t = useT();
  const [form] = Form.useForm<FieldValues>();
  const code = useMobileCode(form, 'verify');
  const [changed, setChanged] = useState(false);

  const { level, name, idNo, idType } = overview;
  const firstField = level === 1 ? 'name' : (channel.fields[0] ?? 'name');

  const opensQuery = (id: string) => replaceWith(toChannelPage(channel.name, origin, id));

  const { formProps, ...submission } = useForm<FieldValues, Verification>({
    name: 'verification',
    form,
    save: async (values) => {
      const query = await startVerification(toQuery(channel, level, values, origin));
      // A code is valid for one query.
      if (typed) typed.current = { ...values, code: undefined };
      return query;
    },
    onSaved: ({ id, redirectUrl }) => {
      code.forget();
      // Back from the payment app opens the query, which shows that it is pending.
      opensQuery(id);
      if (redirectUrl === null || followAddress(redirectUrl)) return;
      throw new ApiError('unexpected', { messageId: 'verification.leave.refused' });
    },
    onError: (error) => {
      code.noteError(error);
      const isChanged = isRefusedFor(error, 'CHANGED_MEANWHILE');
      const running = isRefusedFor(error, 'VERIFY_RUNNING') ? getRunningId(error) : null;
      if (running) opensQuery(running);
      if (isChanged) {
        setChanged(true);
        onOutdated();
      }
      return running !== null || isChanged;
    },
    errorFields: CODE_ERROR_FIELDS,
    firstField,
    retryField: channel.fields.includes('code') ? 'code' : undefined,
    unreachable: 'verification.unreachable',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus the first field once for another attempt
  useEffect(() => {
    if (typed?.current) form.focusField(firstField);
  }, []);

  // Keep the input, and offer the other channels.
  const isClosed = isRefusedFor(submission.failure.error, 'VERIFY_DOWN', 'VERIFY_LIMIT', 'VERIFY_DOCUMENT');
  const submitLabel = channel.redirectsToProvider ? 'verification.leave' : 'verification.submit';

  return (
    <PortalForm {...formProps} initialValues={typed?.current ?? {}}>
      {changed && <Alert type="warning" role="alert" message={t('verification.fields.changed')} />}
      {channel.redirectsToProvider && <FormIntro>{t('verification.fields.leave.text')}</FormIntro>}
      {/* The person: editable at level 1, where the data is only declared, and read-only above it. */}
      {level === 1 ? (
        <>
          <NameField />
          <IdentityFields
            types={channel.idTypes}
            initialType={channel.idTypes.find((type) => type === idType)}
          />
        </>
      ) : (
        <>
          <ReadOnlyFieldRow
            label={t('identity.name')}
            hint={t('verification.fields.fixed')}
            action={<Link to={NAME_CHANGED}>{t('identity.nameChanged')}</Link>}
          >
            {name}
          </ReadOnlyFieldRow>
          <ReadOnlyFieldRow label={t('identity.idNo')}>{idNo}</ReadOnlyFieldRow>
        </>
      )}
      <ChannelFields
        channel={channel}
        overview={overview}
        code={{ ...code.fields, formBusy: submission.submitting }}
      />
      <SubmitFooter form={submission} submitLabel={submitLabel} submittingLabel="form.submitting">
        {isClosed ? (
          <LinkButton to={toLevelsPage(origin)}>{t('verification.others')}</LinkButton>
        ) : (
          <Button onClick={onBack} disabled={submission.submitting}>
            {t('form.back')}
          </Button>
        )}
      </SubmitFooter>
    </PortalForm>
  );
}

import { Link } from '@/components/Action/Link';
import { IdentityFields } from '@/components/Field/IdentityFields';
import { NameField } from '@/components/Field/NameField';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { VerificationOverview } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { useT } from '@/hooks/useT';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';

const NAME_CHANGED = getAppealPath('NAME_CHANGED', VERIFICATION_PATH);

/** The person to verify: editable at level 1, where the data is only declared, and read-only above it. */
export function PersonFields({
  channel,
  overview,
}: {
  channel: KnownChannel;
  overview: VerificationOverview;
}) {
  const t = useT();
  const { level, name, idNo, idType } = overview;
  if (level === 1) {
    const declared = channel.idTypes.find((type) => type === idType);
    return (
      <>
        <NameField />
        <IdentityFields types={channel.idTypes} initialType={declared} />
      </>
    );
  }
  return (
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
  );
}

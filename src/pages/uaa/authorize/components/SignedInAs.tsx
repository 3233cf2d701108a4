import { UserOutlined } from '@ant-design/icons';
import { SubmitButton } from '@/components/Action/SubmitButton';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';

interface Props {
  person: NonNullable<AuthorizeRequest['person']>;
  busy: boolean;
  onSwitch: () => void;
}

/** Shows the signed-in user, with a button to change the account. */
export function SignedInAs({ person: { account, name, userType }, busy, onSwitch }: Props) {
  const t = useT();
  return (
    <section className="consent-person" aria-label={t('authorize.person')}>
      <UserOutlined aria-hidden="true" />
      <p>
        <span className="consent-quiet">{t('authorize.person')}</span>
        <span>
          <strong>
            <bdi>{name || account}</bdi>
          </strong>{' '}
          <bdi>{account}</bdi> · {t(`login.userType.${userType}`)}
        </span>
      </p>
      <SubmitButton type="link" busy={busy} onClick={onSwitch}>
        {t('authorize.notYou')}
      </SubmitButton>
    </section>
  );
}

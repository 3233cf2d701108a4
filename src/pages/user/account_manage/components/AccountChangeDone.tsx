import type { ReactNode } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { ACCOUNT_PATH, BEHAVIOR_RECORD_PATH } from '@/utils/routing/paths';

interface Props {
  title: MessageKey;
  /** Consequences of the change. */
  text: ReactNode;
  /** A button of this change, before the others. */
  next?: ReactNode;
}

/** Confirms a change, with links to the account page and the activity record. */
export function AccountChangeDone({ title, text, next }: Props) {
  const t = useT();
  return (
    <ResultBlock
      status="success"
      level={2}
      focus
      title={t(title)}
      text={text}
      actions={
        <>
          {next}
          <LinkButton type={next ? 'default' : 'primary'} size="large" to={ACCOUNT_PATH}>
            {t('account.back')}
          </LinkButton>
          <LinkButton size="large" to={BEHAVIOR_RECORD_PATH}>
            {t('account.record')}
          </LinkButton>
        </>
      }
    />
  );
}

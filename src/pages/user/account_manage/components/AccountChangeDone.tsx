import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { ACCOUNT_PATH, BEHAVIOR_RECORD_PATH } from '@/utils/routing/paths';

interface Props {
  title: MessageKey;
  /** What follows from it. */
  text: ReactNode;
  /** A button of this change's own, before the others. */
  next?: ReactNode;
}

/** Says what has been changed, and leads to the account page and to the record of changes. */
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

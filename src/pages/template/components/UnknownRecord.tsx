import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import type { PagePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

interface Props extends Pick<ComponentProps<typeof ResultBlock>, 'level' | 'focus'> {
  /** Alternative action for the user. */
  action: ReactNode;
}

/** Shown instead of a record that does not exist. */
export function UnknownRecord({ action, ...rest }: Props) {
  const t = useT();
  return (
    <ResultBlock
      status="warning"
      picture="notFound"
      title={t('template.profile.unknown')}
      text={t('template.profile.unknown.text')}
      actions={action}
      {...rest}
    />
  );
}

/** Link to the page's sample record, which the address without an id shows. */
export function SampleButton({ sample }: { sample: PagePath }) {
  const t = useT();
  return (
    <Button type="primary" onClick={() => goTo(sample)}>
      {t('template.profile.sample')}
    </Button>
  );
}

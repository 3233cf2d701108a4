import { Button } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import type { PagePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** Stands in place of a record that is not there, with the way to the one that is. */
export function UnknownRecord({ sample }: { sample: PagePath }) {
  const t = useT();
  return (
    <ResultBlock
      status="warning"
      picture="notFound"
      title={t('template.profile.unknown')}
      text={t('template.profile.unknown.text')}
      actions={
        <Button type="primary" onClick={() => goTo(sample)}>
          {t('template.profile.sample')}
        </Button>
      }
    />
  );
}

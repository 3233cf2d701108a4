import { Card, Tag } from 'antd';
import { Link } from '@/components/Action/Link';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { useT } from '@/hooks/useT';
import { HOME_PATH } from '@/utils/routing/paths';
import { LookBlock } from './LookBlock';

const SIZES = ['heading-1', 'xl', 'lg', '', 'sm'].map((size) =>
  ['--ant-font-size', size].filter(Boolean).join('-'),
);
/** The first demo record's time in the specification; any time would do. */
const AT = '2026-05-06T14:41:00+08:00';

/** Text sizes, a card, a link, a tag, and a time. */
export function TypeParts() {
  const t = useT();
  return (
    <LookBlock title="look.type">
      <ul className="look-sizes plain-list">
        {SIZES.map((size) => (
          <li key={size} style={{ fontSize: `var(${size})` }}>
            {t('page.identityManage')} 0123456789
          </li>
        ))}
      </ul>
      <Card title={t('identity.card')}>
        <div className="look-row">
          <span>{t('identity.level.3')}</span>
          <span className="look-quiet">{t('identity.level.3.means')}</span>
          <Link to={HOME_PATH}>{t('common.backHome')}</Link>
          <Tag>{t('identity.ladder.current')}</Tag>
          <RelativeTime at={AT} />
        </div>
      </Card>
    </LookBlock>
  );
}

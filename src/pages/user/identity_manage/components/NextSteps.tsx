import { CheckCircleOutlined, RightCircleOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Card } from 'antd';
import { useT } from '@/hooks/useT';
import { hasPage } from '@/utils/routeTable';
import type { NextStep } from '../nextSteps';

/** What to do next, or that there is nothing to do. A step is a link as soon as the route table has its page. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  const t = useT();
  return (
    <Card title={<h2>{t('identity.next')}</h2>}>
      {steps.length === 0 && (
        <p className="identity-step">
          <CheckCircleOutlined aria-hidden="true" />
          {t('identity.next.none')}
        </p>
      )}
      {steps.length > 0 && (
        <ul className="identity-steps">
          {steps.map(({ key, to }) => {
            const words = t(`identity.next.${key}`);
            return (
              <li key={key} className="identity-step">
                <RightCircleOutlined aria-hidden="true" />
                {hasPage(to) ? <Link to={to}>{words}</Link> : <span>{words}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

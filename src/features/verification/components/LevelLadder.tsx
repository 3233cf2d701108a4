import { Card, Tag } from 'antd';
import type { IdentityLevel } from '@/contract';
import { useT } from '@/hooks/useT';
import './LevelLadder.css';

const LEVELS: IdentityLevel[] = [1, 2, 3, 4];

/** The four verification levels with explanations, and the user's current one. */
export function LevelLadder({ level: current }: { level: IdentityLevel }) {
  const t = useT();
  return (
    <Card className="level-ladder" title={<h2>{t('identity.ladder')}</h2>}>
      <ol className="plain-list">
        {LEVELS.map((level) => (
          <li
            key={level}
            data-reached={level <= current}
            aria-current={level === current ? 'step' : undefined}
          >
            <p className="level-rung">
              <strong>{t(`identity.level.${level}`)}</strong>
              {level === current && <Tag>{t('identity.ladder.current')}</Tag>}
            </p>
            <p>{t(`identity.level.${level}.means`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

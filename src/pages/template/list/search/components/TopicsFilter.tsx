import { Button, Form } from 'antd';
import { useId } from 'react';
import { useT } from '@/hooks/useT';
import { articleTopics, readTopics } from '@/validation/articles';

/** Filter by one or several topics; spans the full width of Filters. */
export function TopicsFilter() {
  const t = useT();
  const id = useId();
  return (
    <Form.Item name="topics" label={<span id={id}>{t('template.articles.topics')}</span>}>
      <Topics labelId={id} />
    </Form.Item>
  );
}

interface TopicsProps {
  labelId: string;
  /** Comma-separated; set by Form.Item. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Toggle buttons, one for each topic. */
function Topics({ labelId, value, onChange }: TopicsProps) {
  const t = useT();
  const chosen = readTopics(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs its own legend, and Form.Item already shows the label
    <div role="group" aria-labelledby={labelId} className="articles-topics">
      {articleTopics.map((topic) => {
        const isChosen = chosen.includes(topic);
        const next = articleTopics.filter((one) => (one === topic ? !isChosen : chosen.includes(one)));
        return (
          <Button
            key={topic}
            shape="round"
            type={isChosen ? 'primary' : 'default'}
            aria-pressed={isChosen}
            onClick={() => onChange?.(next.join(','))}
          >
            {t(`template.articles.topic.${topic}`)}
          </Button>
        );
      })}
    </div>
  );
}

import { Button, Form } from 'antd';
import { useId } from 'react';
import { useT } from '@/hooks/useT';
import { articleTopics, readTopics } from '@/validation/articles';

/** The topics, of which several may be chosen: a field of Filters over its whole width. */
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
  /** Separated by commas; from Form.Item. */
  value?: string;
  onChange?: (value: string) => void;
}

/** One button each, pressed or not: the keyboard reaches them as any button. */
function Topics({ labelId, value, onChange }: TopicsProps) {
  const t = useT();
  const chosen = readTopics(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own, and Form.Item shows the label
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

import { SearchOutlined } from '@ant-design/icons';
import { Button, Form, Space } from 'antd';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { KEYWORD_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

/** Name of the filter in the address. */
const NAME = 'keyword';

/** Search text: a field of Filters. It applies on Enter, on the button, or on blur. */
export function KeywordFilter({ label }: { label: MessageKey }) {
  const t = useT();
  const [isLong, setLong] = useState(false);
  return (
    <Form.Item
      name={NAME}
      label={t(label)}
      validateStatus={isLong ? 'error' : undefined}
      help={isLong ? t('table.search.long', { max: KEYWORD_MAX }) : undefined}
    >
      <KeywordInput isLong={isLong} onJudge={setLong} />
    </Form.Item>
  );
}

const isTooLong = (typed: string) => typed.trim().length > KEYWORD_MAX;

interface InputProps {
  /**
   * Whether the text is too long: then an error is shown, and nothing is applied, because a truncated text would find
   * something else.
   */
  isLong: boolean;
  onJudge: (isLong: boolean) => void;
  /** Set by Form.Item. */
  id?: string;
  'aria-describedby'?: string;
  value?: string;
  onChange?: (value: string) => void;
}

function KeywordInput({ isLong, onJudge, id, value = '', onChange, ...described }: InputProps) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  const show = (text: string) => {
    setTyped(text);
    onJudge(isTooLong(text));
  };
  // The filter may be changed by the browser history or be cleared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value replaces the typed text
  useEffect(() => show(value), [value]);

  const apply = () => {
    const keyword = typed.trim();
    if (keyword !== value && !isTooLong(keyword)) onChange?.(keyword);
  };
  return (
    <Space.Compact block>
      <Input
        id={id}
        name={NAME}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        aria-invalid={isLong}
        aria-describedby={described['aria-describedby']}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => show(target.value)}
        onPressEnter={(event) => {
          event.preventDefault();
          apply();
        }}
        onBlur={apply}
      />
      <Button aria-label={t('table.search')} icon={<SearchOutlined aria-hidden />} onClick={apply} />
    </Space.Compact>
  );
}

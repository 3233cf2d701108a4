import { SearchOutlined } from '@ant-design/icons';
import { Button, Form, Space } from 'antd';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { KEYWORD_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

interface Props {
  /** The filter's name in the address. */
  name: string;
  label: MessageKey;
}

/** Words to look for: a field of Filters. What is typed applies on Enter, by the button, or when the field is left. */
export function KeywordFilter({ name, label }: Props) {
  const t = useT();
  const [isLong, setLong] = useState(false);
  return (
    <Form.Item
      name={name}
      label={t(label)}
      validateStatus={isLong ? 'error' : undefined}
      help={isLong ? t('table.search.long', { max: KEYWORD_MAX }) : undefined}
    >
      <KeywordInput name={name} isLong={isLong} onJudge={setLong} />
    </Form.Item>
  );
}

const isTooLong = (typed: string) => typed.trim().length > KEYWORD_MAX;

interface InputProps {
  name: string;
  /** It says so beneath the field, and applies nothing: a part of what was meant would find something else. */
  isLong: boolean;
  onJudge: (isLong: boolean) => void;
  /** From Form.Item. */
  id?: string;
  'aria-describedby'?: string;
  value?: string;
  onChange?: (value: string) => void;
}

function KeywordInput({ name, isLong, onJudge, id, value = '', onChange, ...described }: InputProps) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  const show = (text: string) => {
    setTyped(text);
    onJudge(isTooLong(text));
  };
  // The address may be gone back to, or cleared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value takes away what is typed
  useEffect(() => show(value), [value]);

  const apply = () => {
    const keyword = typed.trim();
    if (keyword !== value && !isTooLong(keyword)) onChange?.(keyword);
  };
  return (
    <Space.Compact block>
      <Input
        id={id}
        name={name}
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

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
  return (
    <Form.Item name={name} label={t(label)}>
      <KeywordInput name={name} />
    </Form.Item>
  );
}

interface InputProps {
  name: string;
  /** From Form.Item. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

function KeywordInput({ name, id, value = '', onChange }: InputProps) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  // The address may be gone back to, or cleared.
  useEffect(() => setTyped(value), [value]);

  const apply = () => {
    const keyword = typed.trim();
    if (keyword !== value) onChange?.(keyword);
  };
  return (
    <Space.Compact block>
      <Input
        id={id}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
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

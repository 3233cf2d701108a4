import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { KeywordFilter } from '@/components/Table/KeywordFilter';
import { KEYWORD_MAX } from '@/constants';
import { getDescription } from '../../support/render/formFields';

const applied = jest.fn();

function Page({ keyword = '' }) {
  return (
    <Form
      fields={[{ name: 'keyword', value: keyword }]}
      onValuesChange={({ keyword: value }) => applied(value)}
    >
      <KeywordFilter label="template.rules.keyword" />
    </Form>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Name or description');
const typeInto = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => applied.mockClear());

test('applies the trimmed input on Enter, and not before', () => {
  render(<Page />);
  typeInto('  task ');
  expect(applied).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(applied.mock.calls).toEqual([['task']]);
});

test('applies the input on a click on the button, and not again on blur', () => {
  render(<Page />);
  typeInto('a');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.blur(field());
  expect(applied.mock.calls).toEqual([['a']]);
});

test('keeps too long input, shows an error, and does not apply it', () => {
  render(<Page />);
  const long = 'x'.repeat(KEYWORD_MAX + 1);
  typeInto(long);
  fireEvent.blur(field());
  expect(applied).not.toHaveBeenCalled();
  expect(field().value).toBe(long);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(getDescription(field())).toBe('Search for up to 50 characters');
  typeInto(long.slice(1));
  fireEvent.blur(field());
  expect(applied.mock.calls).toEqual([[long.slice(1)]]);
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

test('updates the field when the address changes', () => {
  const { rerender } = render(<Page keyword="old" />);
  expect(field().value).toBe('old');
  typeInto('typed');
  rerender(<Page keyword="" />);
  expect(field().value).toBe('');
});

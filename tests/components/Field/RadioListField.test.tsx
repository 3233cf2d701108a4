import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { RadioListField } from '@/components/Field/RadioListField';

const options = ['one', 'two'].map((value) => ({ value, label: value, means: `means ${value}` }));

test('marks the group as invalid with its error, not each radio button', async () => {
  render(
    <Form>
      <RadioListField name="way" label="Way" options={options} required="Choose a way" />
      <button type="submit">send</button>
    </Form>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Way' });
  expect([group.getAttribute('aria-required'), group.getAttribute('aria-invalid')]).toEqual(['true', null]);
  await act(async () => {
    fireEvent.click(screen.getByText('send'));
  });
  await screen.findByText('Choose a way');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a way',
  );
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-invalid'))).toEqual([null, null]);
  await act(async () => {
    fireEvent.click(radios[1] as HTMLElement);
  });
  expect(group.getAttribute('aria-invalid')).toBeNull();
});

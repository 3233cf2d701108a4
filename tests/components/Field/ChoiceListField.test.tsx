import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { CheckboxListField, RadioListField } from '@/components/Field/ChoiceListField';
import { getDescription } from '../../support/render/formFields';

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
  await act(async () => fireEvent.click(screen.getByText('send')));
  await screen.findByText('Choose a way');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(getDescription(group)).toBe('Choose a way');
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-invalid'))).toEqual([null, null]);
  await act(async () => fireEvent.click(radios[1] as HTMLElement));
  expect(group.getAttribute('aria-invalid')).toBeNull();
});

test('stores the checked options as comma-separated text in the order of the list, and requires one', async () => {
  const onFinish = jest.fn();
  render(
    <Form onFinish={onFinish}>
      <CheckboxListField name="ways" label="Ways" options={options} required="Choose a way" />
      <button type="submit">send</button>
    </Form>,
  );
  const press = (target: HTMLElement) => act(async () => fireEvent.click(target));
  const [one, two] = screen.getAllByRole('checkbox') as [HTMLElement, HTMLElement];
  await press(screen.getByText('send'));
  await screen.findByText('Choose a way');
  expect(screen.getByRole('group', { name: 'Ways' }).getAttribute('aria-describedby')).toBeTruthy();
  await press(two);
  await press(one);
  await press(screen.getByText('send'));
  expect(onFinish).toHaveBeenLastCalledWith({ ways: 'one,two' });
  await press(one);
  await press(screen.getByText('send'));
  expect(onFinish).toHaveBeenLastCalledWith({ ways: 'two' });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { PeriodFields } from '@/components/Field/PeriodFields';
import { getToday } from '@/utils/today';
import { addDays } from '@/validation/days';
import { field } from '../../support/render/formFields';
import '../../support/render/keysAsTexts';

test('keeps a first day that does not exist, marks its field alone and sends nothing', async () => {
  const onFinish = jest.fn();
  render(
    <Form onFinish={onFinish} initialValues={{ start: getToday(), end: addDays(getToday(), 1) }}>
      <PeriodFields />
      <button type="submit">send</button>
    </Form>,
  );
  act(() => field('start').focus());
  fireEvent.change(field('start'), { target: { value: '2099-02-31' } });
  act(() => field('start').blur());
  fireEvent.click(screen.getByText('send'));
  const error = await screen.findByText('validation.day');
  expect(field('start').value).toBe('2099-02-31');
  expect(field('start').getAttribute('aria-invalid')).toBe('true');
  expect(
    document.getElementById(field('start').getAttribute('aria-describedby') ?? '')?.contains(error),
  ).toBe(true);
  expect(field('end').getAttribute('aria-invalid')).not.toBe('true');
  expect(onFinish).not.toHaveBeenCalled();
});

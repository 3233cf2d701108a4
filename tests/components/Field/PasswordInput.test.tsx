import { fireEvent, render, screen } from '@testing-library/react';
import { PasswordInput } from '@/components/Field/PasswordInput';
import '../../support/render/keysAsTexts';

const left = jest.fn();

beforeEach(() => left.mockClear());

function parts() {
  render(<PasswordInput aria-label="password" onBlur={left} />);
  return {
    input: screen.getByLabelText('password'),
    toggle: screen.getByLabelText('login.showPassword'),
  };
}

test('does not call onBlur when the focus moves between the input and its button', () => {
  const { input, toggle } = parts();
  fireEvent.blur(input, { relatedTarget: toggle });
  fireEvent.blur(toggle, { relatedTarget: input });
  expect(left).not.toHaveBeenCalled();
});

test('calls onBlur when the focus leaves the input or its button', () => {
  const { input, toggle } = parts();
  fireEvent.blur(input, { relatedTarget: document.body });
  expect(left).toHaveBeenCalledTimes(1);
  fireEvent.blur(toggle);
  expect(left).toHaveBeenCalledTimes(2);
});

import { render, screen } from '@testing-library/react';
import { PageToolsContext, ToolSlot } from '@/components/Frame/ToolSlot';

test('renders a tool with the props of its slot, and nothing without tools', () => {
  const { container, rerender } = render(<ToolSlot name="registry" channel="bankCardVerify" />);
  expect(container.childNodes).toHaveLength(0);
  const tools = { registry: ({ channel }: { channel: string }) => <p>{channel}</p> };
  rerender(
    <PageToolsContext.Provider value={tools}>
      <ToolSlot name="registry" channel="bankCardVerify" />
      <ToolSlot name="certificates" />
    </PageToolsContext.Provider>,
  );
  expect(screen.getByText('bankCardVerify')).toBeTruthy();
  expect(container.childNodes).toHaveLength(1);
});

import { yesOrNo } from '@/services/yesOrNo';

it.each([true, false])('answers %s', async (answer) => {
  expect(await yesOrNo(async () => answer)).toBe(answer);
});

it('throws for a refusal, which is neither', async () => {
  const refused = yesOrNo(async (onFailure) => {
    onFailure();
    return false;
  });
  await expect(refused).rejects.toThrow('refused');
});

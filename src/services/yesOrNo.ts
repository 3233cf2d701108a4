/**
 * A yes-or-no answer. `call` resolves with false for a refusal as well, which is neither: here it throws.
 */
export async function yesOrNo(ask: (onFailure: () => void) => Promise<boolean>): Promise<boolean> {
  let refused = false;
  const answer = await ask(() => {
    refused = true;
  });
  if (refused) throw new Error('refused');
  return answer;
}

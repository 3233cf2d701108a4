import { isRefusedFor } from '@/utils/http/ApiError';

/**
 * Sends a request, with the captcha that the user has solved, if any. If the server then requires a captcha, sends it
 * again with a proof of work, so that the user has nothing to do. Throws the errors of `send`.
 */
export async function sendWithProof<Result>(
  send: (captcha: string | undefined) => Promise<Result>,
  { captcha, isOffered }: { captcha: string | undefined; isOffered: boolean | undefined },
): Promise<Result> {
  try {
    return await send(captcha);
  } catch (error) {
    if (captcha || !isOffered || !isRefusedFor(error, 'CAPTCHA_REQUIRED')) throw error;
    const proof = await prove();
    // Without a proof, the form shows the captcha, where the user can switch to the image.
    if (!proof) throw error;
    return send(proof);
  }
}

async function prove(): Promise<string | null> {
  try {
    const { proveWork } = await import('./proveWork');
    return await proveWork();
  } catch {
    return null;
  }
}

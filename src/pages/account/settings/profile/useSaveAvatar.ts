import { useEffect, useRef, useState } from 'react';
import { getUploadFailure } from '@/components/FilesField/useUploads';
import type { StoredFile } from '@/contract';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { uploadOwnFile } from '@/services/files';
import { changeAvatar } from '@/services/profile';
import type { Failure } from '@/utils/http/failure';

const UNREACHABLE = 'profile.avatar.unreachable';
const explain = (error: unknown) => getUploadFailure(error, UNREACHABLE);

/**
 * Puts a picture in the avatar's place, or none: the file goes out first, then it becomes the avatar. `done` hears the
 * avatar that stands then; on a failure the old one does. `share` says how much has gone out, 0 to 1.
 */
export function useSaveAvatar(done: (avatar: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => () => leaving.current?.abort(), []);

  const upload = async (file: File): Promise<StoredFile | null> => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setShare(0);
    const sent = await attempt(
      (onFailure) => uploadOwnFile({ file, signal, onProgress: setShare, onFailure }),
      UNREACHABLE,
      explain,
    );
    setShare(null);
    if (signal.aborted) return null;
    if (sent.failure) setFailure(sent.failure);
    return sent.result ?? null;
  };

  const { submit, submitting } = useSubmit(async (file: File | null) => {
    setFailure(null);
    const stored = file && (await upload(file));
    if (file && !stored) return;
    const { result, failure: why } = await attempt(
      (onFailure) => changeAvatar(stored?.id ?? null, onFailure),
      UNREACHABLE,
      explain,
    );
    if (why) return setFailure(why);
    done(result.avatar);
  });

  return {
    save: submit,
    saving: submitting,
    share,
    failure,
    fail: setFailure,
    cancel: () => leaving.current?.abort(),
  };
}

import { useEffect, useRef, useState } from 'react';
import { getUploadFailure } from '@/components/Field/FilesField/useUploads';
import { useAction } from '@/hooks/useAction';
import { uploadOwnFile } from '@/services/files';
import { changeAvatar } from '@/services/profile';

/**
 * Uploads a picture and makes it the avatar. `onSaved` receives the new avatar; after an `error` the old one remains.
 * `share`: uploaded part of the file, 0 to 1; null if no upload is in progress.
 */
export function useSaveAvatar(onSaved: (avatar: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File): Promise<string> => {
    upload.current = new AbortController();
    const { signal } = upload.current;
    setShare(0);
    try {
      return (await uploadOwnFile({ file, signal, onProgress: setShare })).id;
    } finally {
      setShare(null);
    }
  };

  const { run, running, error } = useAction({
    act: async (makeFile: () => Promise<File>) => {
      try {
        return await changeAvatar(await send(await makeFile()));
      } catch (thrown) {
        throw getUploadFailure(thrown);
      }
    },
    onDone: ({ avatar }) => onSaved(avatar),
    // The user canceled the upload: show no error.
    onError: ({ kind }) => kind === 'aborted',
  });

  return { save: run, saving: running, share, error, cancel: () => upload.current?.abort() };
}

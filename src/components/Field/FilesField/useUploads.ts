import { useEffect, useRef, useState } from 'react';
import { useIsMounted } from '@/hooks/useIsMounted';
import type { SendFile } from '@/services/files';
import { ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { acceptFiles, type FileItem, type RejectedFile, removeFile, updateFile } from './fileItems';
import { inspectFile } from './inspectFile';

/**
 * Returns the error of a failed upload. Prefers the server's error about the file, because it is more specific than
 * the status.
 */
export function getUploadFailure(thrown: unknown): ApiError {
  const error = errorFromException(thrown);
  const subCode = error.fields.file;
  return subCode ? new ApiError('refused', { subCode, cause: error }) : error;
}

interface UploadsOptions {
  /** The displayed files. */
  items: FileItem[];
  /**
   * Returns the form's current value: responses may arrive faster than React renders, and each changes the whole
   * list.
   */
  read: () => FileItem[];
  onChange: (items: FileItem[]) => void;
  send: SendFile;
  max: number;
}

/**
 * Uploads the files of a form when they are added. Removing a file, or unmounting the form, cancels its upload.
 * `progress`: uploaded part of each file by its key, 0 to 1. `refused`: the refused files of the last choice, until the
 * user changes the list or dismisses them.
 */
export function useUploads({ items, read, onChange, send, max }: UploadsOptions) {
  const [progress, setProgress] = useState<Record<string, number>>({});
  const [refused, setRefused] = useState<RejectedFile[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const isMounted = useIsMounted();

  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run when the displayed files change
  useEffect(() => {
    const current = read();
    for (const [key, controller] of running.current) {
      if (!current.some((item) => item.key === key)) controller.abort();
    }
  }, [items]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const start = async ({ key, file }: FileItem) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    setProgress((before) => ({ ...before, [key]: 0 }));
    const onProgress = (part: number) => setProgress((before) => ({ ...before, [key]: part }));
    const outcome = await send({ file, signal, onProgress }).then(
      (stored) => ({ stored }),
      (thrown: unknown) => {
        warn(thrown);
        return { error: getUploadFailure(thrown) };
      },
    );
    running.current.delete(key);
    if (signal.aborted) return;
    onChange(updateFile(read(), key, outcome));
  };

  return {
    progress,
    refused,
    add: async (files: File[]) => {
      const inspected = await Promise.all(files.map(inspectFile));
      if (!isMounted.current) return;
      const accepted = acceptFiles(read(), inspected, max);
      setRefused(accepted.refused);
      if (accepted.added.length === 0) return;
      onChange([...read(), ...accepted.added]);
      accepted.added.forEach(start);
    },
    retry: (item: FileItem) => {
      setRefused([]);
      onChange(updateFile(read(), item.key, { error: undefined }));
      start(item);
    },
    remove: (key: string) => {
      setRefused([]);
      onChange(removeFile(read(), key));
    },
    dismissRefused: () => setRefused([]),
  };
}

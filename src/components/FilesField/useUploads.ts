import { useEffect, useRef, useState } from 'react';
import type { SendFile } from '@/services/files';
import { ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { acceptFiles, type FileItem, type RejectedFile, removeFile, updateFile } from './fileItems';
import { inspectFile } from './inspectFile';

/** Why an upload failed. What the server says about the file is preferred: it tells more than the answer's status. */
export function getUploadFailure(thrown: unknown): ApiError {
  const error = errorFromException(thrown);
  const subCode = error.fields.file;
  return subCode ? new ApiError('refused', { subCode, cause: error }) : error;
}

interface UploadsOptions {
  /** The files that are shown. */
  items: FileItem[];
  /** The form's value at this moment: answers come faster than React renders, and each changes all of the list. */
  read: () => FileItem[];
  onChange: (items: FileItem[]) => void;
  send: SendFile;
  max: number;
}

/**
 * Uploads the files of a form as they are added. Removing a file, or leaving the form, stops its upload. `shares` holds
 * by key the part of each file that was sent, 0 to 1. `refused` lists the refused files of the last choice until the
 * next change.
 */
export function useUploads({ items, read, onChange, send, max }: UploadsOptions) {
  const [shares, setShares] = useState<Record<string, number>>({});
  const [refused, setRefused] = useState<RejectedFile[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const here = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is no longer shown is no longer in the form
  useEffect(() => {
    const kept = read();
    for (const [key, controller] of running.current) {
      if (!kept.some((item) => item.key === key)) controller.abort();
    }
  }, [items]);
  useEffect(() => {
    here.current = true;
    const { current } = running;
    return () => {
      here.current = false;
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const start = async ({ key, file }: FileItem) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    setShares((before) => ({ ...before, [key]: 0 }));
    const onProgress = (share: number) => setShares((before) => ({ ...before, [key]: share }));
    const sent = await send({ file, signal, onProgress }).then(
      (stored) => ({ stored }),
      (thrown: unknown) => {
        warn(thrown);
        return { error: getUploadFailure(thrown) };
      },
    );
    running.current.delete(key);
    if (signal.aborted) return;
    onChange(updateFile(read(), key, sent));
  };

  return {
    shares,
    refused,
    add: async (files: File[]) => {
      const inspected = await Promise.all(files.map(inspectFile));
      if (!here.current) return;
      const taken = acceptFiles(read(), inspected, max);
      setRefused(taken.refused);
      if (taken.added.length === 0) return;
      onChange([...read(), ...taken.added]);
      taken.added.forEach(start);
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
    /** Forgets the refused files once the person has read about them. */
    forgetRefused: () => setRefused([]),
  };
}

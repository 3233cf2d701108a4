import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftKey, forgetDraft, readDraft, writeDraft } from '@/utils/storage/drafts';
import type { StorageArea } from '@/utils/storage/storage';

export interface DraftOptions {
  /** Name of the draft. With `owner`, the id of the signed-in account, it belongs to that account only. */
  name: string;
  owner?: string;
  /** Text fields to store. Never passwords, codes, document numbers, or fields whose value was revealed. Stable. */
  fields: readonly string[];
  /** Initial values without a draft: only what differs from them is stored. Stable. */
  begin?: object;
  /** The version of the record that the form changes. */
  version?: string;
  /** Converts fields that are not strings. Stable. */
  format?: DraftFormat;
}

/** Converts fields that are not strings to strings and back. */
export interface DraftFormat {
  write: (values: Record<string, unknown>) => Record<string, unknown>;
  /** Validates the strings: an older build or another program may have written them. */
  read: (texts: Record<string, string>) => Record<string, unknown>;
}

export interface FormDraft {
  /** Time of the restored draft (ms since the epoch); null if nothing was restored. */
  restoredAt: number | null;
  /** The version of the record that the form's values are based on; a restored draft may have an older one. */
  version: string | undefined;
  /** Bases the form's values on this version from now on. */
  setVersion: (version: string) => void;
  /** Whether the draft survives closing the tab: always for an account, by choice for a visitor. */
  isOnDevice: boolean;
  setOnDevice: (onDevice: boolean) => void;
  /** Stores the form's values. */
  save: () => void;
  /** Removes the draft once the input was submitted or discarded. */
  forget: () => void;
}

/** All fields are strings. */
const TEXTS: DraftFormat = { write: (values) => values, read: (texts) => texts };

const NOTHING: DraftOptions = { name: '', fields: [] };

/**
 * Stores the input of a long form and restores it: for a visitor in this tab, or on the device by choice; for an
 * account on the device, for one day. Input typed before hydration takes precedence over the draft.
 */
export function useDraft(form: FormInstance, options: DraftOptions | undefined): FormDraft {
  const { name, owner, fields, begin, version, format = TEXTS } = options ?? NOTHING;
  const key = draftKey(name, owner);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [area, setArea] = useState<StorageArea>(owner ? 'local' : 'session');
  const [basis, setBasis] = useState(version);
  const current = useRef({ area, version });
  const isRead = useRef(false);

  const save = useCallback(() => {
    // Until the draft was read, input typed before hydration must not overwrite it.
    if (fields.length === 0 || !isRead.current) return;
    const values = format.write(form.getFieldsValue([...fields]));
    const { area, version } = current.current;
    writeDraft(area, key, fields, values, begin && format.write(begin as Record<string, unknown>), version);
  }, [form, key, fields, begin, format]);

  useEffect(() => {
    const early = isRead.current ? {} : form.getFieldsValue(true, ({ touched }) => touched);
    isRead.current = true;
    if (begin) form.setFieldsValue(begin);
    const draft = readDraft(key, fields);
    current.current.version = draft?.version ?? version;
    setBasis(current.current.version);
    if (draft) {
      form.setFieldsValue(format.read(draft.values));
      setRestoredAt(draft.at);
      current.current.area = draft.area;
      setArea(draft.area);
    }
    if (Object.keys(early).length === 0) return;
    form.setFieldsValue(early);
    save();
  }, [form, key, fields, begin, version, format, save]);

  return {
    restoredAt,
    version: basis,
    setVersion: (changed) => {
      current.current.version = changed;
      setBasis(changed);
      save();
    },
    isOnDevice: area === 'local',
    setOnDevice: (onDevice) => {
      current.current.area = onDevice ? 'local' : 'session';
      setArea(current.current.area);
      save();
    },
    save,
    forget: () => {
      forgetDraft(key);
      setRestoredAt(null);
      current.current.version = version;
      setBasis(version);
    },
  };
}

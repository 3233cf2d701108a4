import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftKey, forgetDraft, readDraft, writeDraft } from '@/utils/storage/drafts';
import type { StorageArea } from '@/utils/storage/storage';

export interface DraftOptions {
  /** Names the draft. With `owner`, the id of the signed-in account, it belongs to that account alone. */
  name: string;
  owner?: string;
  /** Text fields to store. Never passwords, codes, document numbers, or fields whose value was revealed. Stable. */
  fields: readonly string[];
  /** Initial values without a draft: only what differs from them is stored. Stable. */
  begin?: object;
  /** The version of the record that the form changes. */
  version?: string;
  /** Converts fields that are not texts. Stable. */
  format?: DraftFormat;
}

/** Converts fields that are not texts to texts and back. */
export interface DraftFormat {
  write: (values: Record<string, unknown>) => Record<string, unknown>;
  /** Validates the texts: an older build, or another program, may have written them. */
  read: (texts: Record<string, string>) => Record<string, unknown>;
}

export interface FormDraft {
  /** Time of the restored draft (ms since the epoch); null if nothing was restored. */
  restoredAt: number | null;
  /** The version of the record that the form's values are based on; a restored draft may have an older one. */
  version: string | undefined;
  /** Bases the form's values on this version from now on. */
  setVersion: (version: string) => void;
  /** Whether it stays on the device after the tab is closed: always for an account, for visitors if they choose so. */
  isOnDevice: boolean;
  setOnDevice: (onDevice: boolean) => void;
  /** Stores the form's values. */
  save: () => void;
  /** Removes the draft once the input is sent or discarded. */
  forget: () => void;
}

/** All fields are texts. */
const TEXTS: DraftFormat = { write: (values) => values, read: (texts) => texts };

const NOTHING: DraftOptions = { name: '', fields: [] };

/**
 * Stores the input of a long form and restores it with the form: for a visitor in this tab, or on the device if they
 * choose so; for an account on the device, for a day. Input typed before hydration wins over the draft.
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
    // Input typed before hydration is not a draft of an earlier visit.
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

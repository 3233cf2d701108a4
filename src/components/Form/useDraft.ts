import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { draftKey, forgetDraft, readDraft, writeDraft } from '@/utils/storage/drafts';
import type { StorageArea } from '@/utils/storage/storage';

export interface DraftOptions {
  /** Names the draft; of somebody signed in it is theirs alone (`owner` is their id). */
  name: string;
  owner?: string;
  /** Text fields to keep. Never passwords, codes, numbers of documents, or fields whose value was revealed. Stable. */
  fields: readonly string[];
  /** What the form begins with where there is no draft: only what differs is kept. Stable. */
  begin?: object;
  /** The version of the record that the form changes. */
  version?: string;
  /** Fields that hold more than a text, written as texts and read back. Stable. */
  format?: DraftFormat;
}

/** How fields that are no texts are kept as texts. */
export interface DraftFormat {
  write: (values: Record<string, unknown>) => Record<string, unknown>;
  /** What was kept may be of an older build, or of somebody else's making: it is checked. */
  read: (texts: Record<string, string>) => Record<string, unknown>;
}

export interface FormDraft {
  /** From when what was restored is (ms since the epoch); null where nothing was. */
  restoredAt: number | null;
  /** The version of the record that what the form holds is based on: what was restored may be of an older one. */
  version: string | undefined;
  /** What the form holds is meant for this version from now on. */
  setVersion: (version: string) => void;
  /** Whether it stays on the device after the tab is closed: always for its owner, for visitors where they ask. */
  isOnDevice: boolean;
  setOnDevice: (onDevice: boolean) => void;
  /** Keeps what the form holds now. */
  save: () => void;
  /** Once the input has been taken, or is not wanted. */
  forget: () => void;
}

/** Where all fields are texts. */
const TEXTS: DraftFormat = { write: (values) => values, read: (texts) => texts };

const NOTHING: DraftOptions = { name: '', fields: [] };

/**
 * Keeps what was typed into a long form: for a visitor in this tab, unless they ask to keep it on the device; for
 * somebody signed in on the device, for a day. It comes back with the form.
 */
export function useDraft(form: FormInstance, options: DraftOptions | undefined): FormDraft {
  const { name, owner, fields, begin, version, format = TEXTS } = options ?? NOTHING;
  const key = draftKey(name, owner);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [area, setArea] = useState<StorageArea>(owner ? 'local' : 'session');
  const [basis, setBasis] = useState(version);
  const current = useRef({ area, version });

  useEffect(() => {
    if (begin) form.setFieldsValue(begin);
    const draft = readDraft(key, fields);
    current.current.version = draft?.version ?? version;
    setBasis(current.current.version);
    if (!draft) return;
    form.setFieldsValue(format.read(draft.values));
    setRestoredAt(draft.at);
    current.current.area = draft.area;
    setArea(draft.area);
  }, [form, key, fields, begin, version, format]);

  const save = () => {
    if (fields.length === 0) return;
    const values = format.write(form.getFieldsValue([...fields]));
    const { area, version } = current.current;
    writeDraft(area, key, fields, values, begin && format.write(begin as Record<string, unknown>), version);
  };
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

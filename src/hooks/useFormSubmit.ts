import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { Envelope } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { causeOf, type Failure, refusalOf } from '@/utils/http/failure';
import { warn } from '@/utils/http/request';
import { written } from './useFormFailure';
import { useRefusal } from './useRefusal';
import { useSubmit } from './useSubmit';

export interface Options<Fields, Result> {
  /** Posts the fields; a refusal reaches `onFailure` and answers false. */
  work: (fields: Fields, onFailure: (envelope: Envelope) => void) => Promise<Result | false>;
  /** After a success, while the form is still there; the form stays busy until it resolves. */
  done: (result: Result) => void | Promise<void>;
  /** After a failure, before the form shows it. */
  refused?: (failure: Failure) => void;
  /** Refusals that are about one field, and the field to start from again after the others. */
  fieldOf: Partial<Record<SubCodeName, string>>;
  fallback: string;
  /** What to say where there was no answer to speak of. */
  unreachable: MessageKey;
  /** What an error of the work is about, where it is more than that; null where it has been said at its field. */
  explain?: (error: unknown, fields: Fields) => Promise<Failure | null>;
}

/** Whether a failure is about fields of the form alone, which show it themselves. */
function isTold(
  form: FormInstance,
  failure: Failure,
  fieldOf: Options<unknown, unknown>['fieldOf'],
): boolean {
  if ('subCode' in failure) return failure.subCode !== undefined && Object.hasOwn(fieldOf, failure.subCode);
  const named = Object.keys(failure.fields ?? {});
  const shown = form.getFieldsError().map(({ name }) => written(name));
  return named.length > 0 && named.every((field) => shown.includes(field));
}

/** Submits a form once at a time, and leads from a refusal to the field it is about. */
export function useFormSubmit<Fields, Result>(form: FormInstance, options: Options<Fields, Result>) {
  const { work, done, refused, fieldOf, fallback, unreachable } = options;
  const { explain = async (error) => causeOf(error, unreachable) } = options;
  const [{ failure, told, round }, setRefusal] = useState({
    failure: null as Failure | null,
    /** Whether fields of the form say all of it. */
    told: false,
    round: 0,
  });
  const { onSubmitStart, ...handlers } = useRefusal(form, { failure, round, fieldOf, fallback });

  const { submit, submitting } = useSubmit(async (fields: Fields) => {
    onSubmitStart();
    setRefusal((before) => ({ ...before, failure: null }));
    let failed: Failure | null = { messageId: unreachable };
    const result = await work(fields, (envelope) => {
      failed = refusalOf(envelope);
    }).catch(async (error: unknown) => {
      failed = await explain(error, fields);
      if (failed) warn(error);
      return false as const;
    });
    if (result !== false) return done(result);
    if (!failed) return;
    refused?.(failed);
    const told = isTold(form, failed, fieldOf);
    return setRefusal((before) => ({ failure: failed, told, round: before.round + 1 }));
  });

  const forgetFailure = () => setRefusal((before) => ({ ...before, failure: null }));
  /**
   * `formProps` are PortalForm's; `failure`: what no field says already; `forgetFailure` for when it is no longer
   * about what is filled in.
   */
  return {
    submit,
    submitting,
    failure: told ? null : failure,
    forgetFailure,
    formProps: { form, onFinish: submit, ...handlers },
    ...handlers,
  };
}

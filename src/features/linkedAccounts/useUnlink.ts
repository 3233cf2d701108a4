import { useState } from 'react';
import type { Binding, Bindings } from '@/contract';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { unbind } from '@/services/linked';
import { causeOf, type Failure } from '@/utils/http/failure';
import { HttpError } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';

interface Listeners {
  onDone: (bindings: Bindings) => void;
  onOutdated: (words: MessageKey) => void;
}

const UNREACHABLE = 'linked.unreachable';
const GONE = 'linked.bindings.gone';

const explain = (error: unknown): Failure =>
  error instanceof HttpError && error.status === 404 ? { messageId: GONE } : causeOf(error, UNREACHABLE);

/** What a failure says about the list on screen, where that is to blame; another tab may have changed it. */
function outdatedBy(failure: Failure): MessageKey | null {
  if ('messageId' in failure) return failure.messageId === GONE ? GONE : null;
  return failure.subCode === 'LAST_WAY_IN' ? 'subCode.LAST_WAY_IN' : null;
}

/** Ends a binding, once at a time; what went wrong stays with the question. */
export function useUnlink({ id, providerName }: Binding, { onDone, onOutdated }: Listeners) {
  const t = useT();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    const tried = await attempt((onFailure) => unbind(id, onFailure), UNREACHABLE, explain);
    if (tried.result) {
      showNotice({ type: 'success', title: t('linked.unlink.done', { provider: providerName }) });
      return onDone(tried.result);
    }
    const words = outdatedBy(tried.failure);
    if (words) onOutdated(words);
    else setFailure(tried.failure);
  });
  return { unlink: () => submit(undefined), busy: submitting, failure };
}

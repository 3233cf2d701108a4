import { createContainerOpener } from '@/features/certificate/containerOpener';
import type { OpenProgress, OpenReply, OpenRequest } from '@/features/certificate/pkcs12.worker';
import { bytesOf, makeCertificate, makeContainer, makeKeys, PIN } from './containers';

const keys = makeKeys();
const container = bytesOf(makeContainer({ key: keys.privateKey, certificates: [makeCertificate(keys)] }));

type Answer = (event: { data: OpenReply | OpenProgress }) => void;

/** The listener that the worker's script registers when it loads. */
let work: (event: { data: OpenRequest }) => void;
let reply: (answer: OpenReply | OpenProgress, how?: { transfer: Transferable[] }) => void;
/** The behavior of the next worker: it works, never replies, or its script does not load. */
let mode: 'works' | 'hangs' | 'missing' = 'works';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: Answer = () => undefined;
  onerror: () => void = () => undefined;
  requests: OpenRequest[] = [];
  terminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: OpenRequest) {
    this.requests.push(request);
    if (mode === 'hangs') return;
    queueMicrotask(() => {
      if (mode === 'missing') return this.onerror();
      reply = (answer, how) => this.onmessage({ data: structuredClone(answer, how) });
      return work({ data: structuredClone(request) });
    });
  }

  terminate() {
    this.terminated = true;
  }
}

beforeAll(() => {
  const scope = {
    addEventListener: (_: string, listener: typeof work) => {
      work = listener;
    },
    postMessage: (...message: Parameters<typeof reply>) => reply(...message),
  };
  Object.assign(globalThis, { self: scope, Worker: FakeWorker });
  require('@/features/certificate/pkcs12.worker');
});

beforeEach(() => {
  FakeWorker.all = [];
  mode = 'works';
});

const problemOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: Error & { problem?: string }) => error.problem ?? error.name,
  );

test('opens a container in the worker that was prepared, which ends with it', async () => {
  const opener = createContainerOpener();
  opener.prepare();
  opener.prepare();
  const opened = await opener.open(container, PIN);
  expect(opened.facts.subject).toBe('测试甲');
  expect(opened.facts.notBefore).toEqual(new Date('2026-01-01'));
  expect(opened.pkcs8.length).toBeGreaterThan(0);
  expect(FakeWorker.all).toHaveLength(1);
  expect(FakeWorker.all[0]).toMatchObject({ terminated: true, requests: [{ pin: PIN }] });
});

test('rejects with the problem, and starts another worker for the next attempt', async () => {
  const opener = createContainerOpener();
  expect(await problemOf(opener.open(container, 'another'))).toBe('wrongPin');
  expect(await problemOf(opener.open(container.slice(0, -40), PIN))).toBe('damaged');
  expect(await problemOf(opener.open(container, PIN))).toBeNull();
  expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true, true, true]);
});

test('rejects with notLoaded if the script does not load', async () => {
  mode = 'missing';
  const opener = createContainerOpener();
  expect(await problemOf(opener.open(container, PIN))).toBe('notLoaded');
  mode = 'works';
  expect(await problemOf(opener.open(container, PIN))).toBeNull();
});

test('replaces a prepared worker whose script did not load', async () => {
  const opener = createContainerOpener();
  opener.prepare();
  FakeWorker.all[0]?.onerror();
  expect(await problemOf(opener.open(container, PIN))).toBeNull();
  expect(FakeWorker.all).toHaveLength(2);
});

test('passes the progress of the worker on before the result', async () => {
  const onProgress = jest.fn();
  mode = 'hangs';
  const opening = createContainerOpener().open(container, PIN, onProgress);
  const [worker] = FakeWorker.all;
  worker?.onmessage({ data: { progress: 0.25 } });
  worker?.onmessage({ data: { progress: 0.5 } });
  expect(onProgress.mock.calls).toEqual([[0.25], [0.5]]);
  worker?.onmessage({ data: { problem: 'wrongPin' } });
  expect(await problemOf(opening)).toBe('wrongPin');
});

test('reports progress only of a container that takes longer than a second', async () => {
  const long = makeContainer({ key: keys.privateKey, certificates: [makeCertificate(keys)], rounds: 6_000 });
  const shares: number[] = [];
  const open = () => createContainerOpener().open(bytesOf(long), PIN, (share) => shares.push(share));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  await open();
  expect(shares).toEqual([]);
  let now = 0;
  clock.mockImplementation(() => (now += 600));
  await open();
  clock.mockRestore();
  expect(shares.length).toBeGreaterThan(1);
});

test('cancels the container that is being opened when it is closed', async () => {
  mode = 'hangs';
  const opener = createContainerOpener();
  const opening = problemOf(opener.open(container, PIN));
  opener.close();
  expect(FakeWorker.all[0]?.terminated).toBe(true);
  expect(await opening).toBe('AbortError');
});

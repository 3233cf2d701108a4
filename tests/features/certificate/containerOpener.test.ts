/** @jest-environment node */
import { createContainerOpener } from '@/features/certificate/containerOpener';
import { bytesOf, makeCertificate, makeContainer, makeKeys, PIN } from '../../certificate/containers';

const keys = makeKeys();
const container = bytesOf(makeContainer({ key: keys.privateKey, certificates: [makeCertificate(keys)] }));

const mockStart = jest.fn();
jest.mock('@/features/certificate/startWorker', () => ({ startContainerWorker: () => mockStart() }));

// By import(): the transform that lifts jest.mock takes no imported types.
type OpenReply = import('@/features/certificate/pkcs12.worker').OpenReply;
type OpenRequest = import('@/features/certificate/pkcs12.worker').OpenRequest;
type Answer = (event: { data: OpenReply }) => void;

/** What the worker's script does with a request; the script registers it when it is loaded. */
let work: (event: { data: OpenRequest }) => void;
let reply: (answer: OpenReply, how: { transfer: Transferable[] }) => void;
/** How the next worker behaves: it works, never answers, or its script does not load. */
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
      reply = (answer, { transfer }) => this.onmessage({ data: structuredClone(answer, { transfer }) });
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
    postMessage: (answer: OpenReply, how: { transfer: Transferable[] }) => reply(answer, how),
  };
  Object.assign(globalThis, { self: scope, Worker: FakeWorker });
  mockStart.mockImplementation(() => new FakeWorker());
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

test('a container is opened in a worker, which ends with it', async () => {
  const opened = await createContainerOpener().open(container, PIN);
  expect(opened.facts.subject).toBe('测试甲');
  expect(opened.facts.notBefore).toEqual(new Date('2026-01-01'));
  expect(opened.pkcs8.length).toBeGreaterThan(0);
  expect(FakeWorker.all).toHaveLength(1);
  expect(FakeWorker.all[0]).toMatchObject({ terminated: true, requests: [{ pin: PIN }] });
});

test('a worker made ready beforehand is the one that opens it', async () => {
  const opener = createContainerOpener();
  opener.prepare();
  opener.prepare();
  await opener.open(container, PIN);
  expect(FakeWorker.all).toHaveLength(1);
});

test('what is wrong is told by its name, and the next try has a worker of its own', async () => {
  const opener = createContainerOpener();
  expect(await problemOf(opener.open(container, 'another'))).toBe('wrongPin');
  expect(await problemOf(opener.open(container.slice(0, -40), PIN))).toBe('damaged');
  expect(await problemOf(opener.open(container, PIN))).toBeNull();
  expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true, true, true]);
});

test('a script that does not load is told as such', async () => {
  mode = 'missing';
  const opener = createContainerOpener();
  expect(await problemOf(opener.open(container, PIN))).toBe('notLoaded');
  mode = 'works';
  expect(await problemOf(opener.open(container, PIN))).toBeNull();
});

test('a worker made ready whose script did not load is replaced', async () => {
  const opener = createContainerOpener();
  opener.prepare();
  FakeWorker.all[0]?.onerror();
  expect(await problemOf(opener.open(container, PIN))).toBeNull();
  expect(FakeWorker.all).toHaveLength(2);
});

test('closing ends what is under way', async () => {
  mode = 'hangs';
  const opener = createContainerOpener();
  const opening = problemOf(opener.open(container, PIN));
  opener.close();
  expect(FakeWorker.all[0]?.terminated).toBe(true);
  expect(await opening).toBe('AbortError');
});

import * as v from 'valibot';
import { claimFiles, getOwnFiles, storeUpload } from '../../../mock/_domain/forms/uploads';
import { readInput } from '../../../mock/_domain/http/readInput';
import type { HttpRefusal } from '../../../mock/_domain/lib/refusals';
import { advanceClock } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  FILE_BYTES_MAX,
  FILE_LIFETIME,
  FILES_MAX,
  UPLOADS_BYTES_MAX,
  UPLOADS_BYTES_OF_ADDRESS,
  UPLOADS_MAX,
  UPLOADS_OF_ADDRESS,
} from '../../../src/constants';
import { endpoints } from '../../../src/contract/endpoints';
import { fileIds } from '../../../src/contract/requests/fields';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const { FIELD_FORMAT, FIELD_REQUIRED, FILE_EMPTY, FILE_TYPE, FILE_UNKNOWN, TOO_MANY_FILES } = subCodes;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const PDF = Buffer.from('%PDF-1.7\n');
/** Returns a picture of that many bytes. */
const filled = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]);

const formOf = (content: Buffer, name = 'proof.png', field = 'file') => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  return form;
};

const send = (browser: Browser, body: FormData) => browser.tool(endpoints.uploadFile, { body });
const upload = (browser: Browser, content = PNG, name = 'proof.png') => browser.uploads(content, name);
const uploadsOwn = (browser: Browser, content = PNG) =>
  browser.uploads(content, 'proof.png', 'uploadOwnFile');

/** Reads file ids in a form of this browser. Returns the files, or the errors of the field. */
function read(browser: Browser, ids: unknown, accountId?: string) {
  const visitor = browser.cookies.get('portal_visitor') ?? '';
  const account = getPortal().accounts.find(({ id }) => id === accountId);
  try {
    const context = { query: {}, body: { files: ids } };
    readInput(context, { body: v.object({ files: fileIds }) });
    return getOwnFiles({ visitor, account }, context.body.files as string[]);
  } catch (error) {
    return (error as HttpRefusal).data;
  }
}

test.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
  ['application/pdf', PDF],
])('recognizes %s by its content, whatever its name', async (type, content) => {
  const { status, data } = await upload(newBrowser(), content, 'holiday.exe');
  expect([status, data]).toEqual([
    200,
    { id: expect.any(String), name: 'holiday.exe', type, size: content.length },
  ]);
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', FILE_TYPE],
  ['MZ\u0090', FILE_TYPE],
  [' %PDF-1.7', FILE_TYPE],
  ['%PDF', FILE_TYPE],
  ['\u0089PNG', FILE_TYPE],
  ['', FILE_EMPTY],
])('rejects the content %j', async (content, subCode) => {
  const { status, data } = await upload(newBrowser(), Buffer.from(content, 'latin1'), 'proof.png');
  expect([status, data]).toEqual([422, { file: subCode }]);
  expect(getPortal().uploads.size).toBe(0);
});

test('accepts five megabytes, and rejects one byte more', async () => {
  expect((await upload(newBrowser(), filled(FILE_BYTES_MAX))).data.size).toBe(FILE_BYTES_MAX);
  const tooLarge = await upload(newBrowser(), filled(FILE_BYTES_MAX + 1));
  expect(tooLarge).toHaveWrongFields({ file: 'FILE_TOO_LARGE' });
});

test('reports a file as too large that the server in front has dropped', async () => {
  const body = new FormData();
  body.append('note', 'x'.repeat(FILE_BYTES_MAX + 1));
  expect(await send(newBrowser(), body)).toHaveWrongFields({ file: 'FILE_TOO_LARGE' });
});

test('keeps every character of a name', async () => {
  const names = [
    '../../etc/passwd',
    'C:\\users\\x"y\'<img src=x onerror=alert(1)>.png',
    '证件 照片（正面）.png',
    '\u202egnp.exe',
    '😀 é Ã©.png',
    'two\r\nlines.png',
    '__proto__',
    '=cmd|calc',
  ];
  for (const name of names) expect((await upload(newBrowser(), PNG, name)).data.name).toBe(name);
});

test('shortens a long name without splitting a character', async () => {
  const { data } = await upload(newBrowser(), PNG, `${'😀'.repeat(1000)}.png`);
  expect(data.name).toBe('😀'.repeat(255));
});

test('requires exactly one part named file, and a multipart body', async () => {
  const browser = newBrowser();
  expect(await send(browser, new FormData())).toHaveWrongFields({ file: 'FIELD_REQUIRED' });
  expect(await send(browser, formOf(PNG, 'a.png', 'image'))).toHaveWrongFields({ file: 'FIELD_REQUIRED' });
  expect(await send(browser, formOf(PNG, ''))).toHaveWrongFields({ file: 'FIELD_REQUIRED' });
  const two = formOf(PNG);
  two.append('file', new Blob([new Uint8Array(PNG)]), 'b.png');
  expect(await send(browser, two)).toHaveWrongFields({ file: 'FIELD_FORMAT' });
  expect((await browser.call('uploadFile', { body: { file: 'x' } })).status).toBe(400);
  const forged = await browser.fetch(endpoints.uploadFile, {
    body: formOf(PNG),
    headers: { 'X-Requested-With': '' },
  });
  expect(forged.status).toBe(400);
});

test('returns files only to their visitor, until a form takes them or two hours pass', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const [first, second] = [(await upload(browser)).data, (await upload(browser, PDF, 'b.pdf')).data];
  await other.call('online');
  expect(read(browser, [second.id, first.id])).toEqual([second, first]);
  expect(read(other, [first.id])).toEqual({ files: FILE_UNKNOWN });
  claimFiles([first]);
  expect(read(browser, [first.id])).toEqual({ files: FILE_UNKNOWN });
  expect(read(browser, [second.id])).toEqual([second]);
  advanceClock(FILE_LIFETIME);
  expect(read(browser, [second.id])).toEqual({ files: FILE_UNKNOWN });
  await upload(other);
  expect(getPortal().uploads.size).toBe(1);
});

test('returns the files of an account to that account in every browser', async () => {
  const browser = newBrowser();
  expect((await uploadsOwn(browser)).status).toBe(401);
  browser.opensSessionOf('demo');
  const { data } = await uploadsOwn(browser);
  expect(read(newBrowser(), [data.id], 'u-demo')).toEqual([data]);
  expect(read(newBrowser(), [data.id], 'u-boss')).toEqual({ files: FILE_UNKNOWN });
  expect(read(browser, [data.id])).toEqual({ files: FILE_UNKNOWN });
});

test('rejects too many, duplicate, unknown and malformed ids', async () => {
  const browser = newBrowser();
  const ids: string[] = [];
  for (let count = 0; count <= FILES_MAX; count += 1) ids.push((await upload(browser)).data.id);
  expect(read(browser, ids)).toEqual({ files: TOO_MANY_FILES });
  expect(read(browser, ids.slice(1))).toHaveLength(FILES_MAX);
  expect(read(browser, [ids[0], ids[0]])).toEqual({ files: FILE_UNKNOWN });
  expect(read(browser, ['x'])).toEqual({ files: FILE_UNKNOWN });
  expect(read(browser, [])).toEqual([]);
  expect(read(browser, undefined)).toEqual({ files: FIELD_REQUIRED });
  expect(read(browser, 'x')).toEqual({ files: FIELD_FORMAT });
  expect(read(browser, [7])).toEqual({ files: FIELD_FORMAT });
  expect(read(browser, ['x'.repeat(10_000)])).toEqual({ files: subCodes.FIELD_TOO_LONG });
});

describe('the limit of files that no form has taken yet', () => {
  const waiting = () => getPortal().uploads.size;

  test('counts the files of a visitor until a form takes them or they expire', async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const ids: string[] = [];
    for (let count = 0; count < UPLOADS_MAX; count += 1) ids.push((await upload(browser)).data.id);
    expect(await upload(browser)).toHaveWrongFields({ file: 'UPLOADS_FULL' });
    expect(waiting()).toBe(UPLOADS_MAX);
    expect((await upload(other)).status).toBe(200);
    claimFiles([{ id: ids[0] ?? '' }]);
    expect((await upload(browser)).status).toBe(200);
    expect((await upload(browser)).status).toBe(422);
    advanceClock(FILE_LIFETIME);
    expect((await upload(browser)).status).toBe(200);
    expect(waiting()).toBe(1);
  });

  test('counts the bytes of an account over all its browsers', async () => {
    const [browser, elsewhere] = [newBrowser().opensSessionOf('demo'), newBrowser().opensSessionOf('demo')];
    const files = UPLOADS_BYTES_MAX / FILE_BYTES_MAX;
    const content = filled(FILE_BYTES_MAX);
    for (let count = 0; count < files; count += 1) storesAt(`203.0.113.${count}`, 'u-demo', content);
    for (const one of [browser, elsewhere]) {
      expect(await uploadsOwn(one)).toHaveWrongFields({ file: 'UPLOADS_FULL' });
    }
    expect(waiting()).toBe(files);
  });

  /** Stores an upload of a visitor at an address, without a server. */
  const storesAt = (remoteAddress: string, owner: string, buffer = PNG, content = false) =>
    storeUpload(
      {
        socket: { remoteAddress },
        headers: {},
        files: [{ fieldname: 'file', originalname: 'a.png', buffer }],
      } as unknown as PortalRequest,
      owner,
      { content },
    );
  const TOO_MUCH = expect.objectContaining({ status: 429, subCode: 'TOO_MANY' });
  const thrownBy = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return error;
    }
  };

  test('counts the files of a network address over all visitors, and affects no other address', () => {
    const first = storesAt('203.0.113.7', 'v');
    for (let count = 1; count < UPLOADS_OF_ADDRESS; count += 1) storesAt('203.0.113.7', `v${count}`);
    expect(thrownBy(() => storesAt('203.0.113.7', 'fresh'))).toEqual(TOO_MUCH);
    expect(getPortal().uploads.has(first.id)).toBe(true);
    expect(storesAt('203.0.113.8', 'fresh').size).toBe(PNG.length);
    claimFiles([first]);
    expect(storesAt('203.0.113.7', 'fresh').size).toBe(PNG.length);
    advanceClock(FILE_LIFETIME);
    storesAt('203.0.113.7', 'fresh');
    expect(waiting()).toBe(1);
  });

  test('counts the bytes of a network address over all visitors', () => {
    const content = filled(FILE_BYTES_MAX);
    const most = UPLOADS_BYTES_OF_ADDRESS / FILE_BYTES_MAX;
    for (let count = 0; count < most; count += 1) storesAt('203.0.113.7', `v${count}`, content);
    expect(thrownBy(() => storesAt('203.0.113.7', 'fresh'))).toEqual(TOO_MUCH);
    expect(storesAt('203.0.113.8', 'fresh').size).toBe(PNG.length);
  });

  test('allows one address only a share of the room for stored pictures', () => {
    const content = filled(FILE_BYTES_MAX);
    for (let count = 0; count < 16; count += 1) storesAt('203.0.113.7', `u-${count}`, content, true);
    expect(thrownBy(() => storesAt('203.0.113.7', 'u-fresh', PNG, true))).toEqual(TOO_MUCH);
    expect(storesAt('203.0.113.8', 'u-fresh', content, true).size).toBe(FILE_BYTES_MAX);
  });

  test('counts the bytes of all stored pictures over all senders', async () => {
    const content = filled(FILE_BYTES_MAX);
    const expiresAt = Date.now() + FILE_LIFETIME;
    for (let count = 0; count < 40; count += 1) {
      const id = `full-${count}`;
      const file = { id, name: id, type: 'image/png', size: content.length };
      getPortal().uploads.set(id, { ...file, owner: `u-${count}`, expiresAt, content });
    }
    const browser = newBrowser().opensSessionOf('demo');
    const full = await uploadsOwn(browser);
    expect([full.status, full.subCode, full.headers.get('retry-after')]).toEqual([
      429,
      subCodes.TOO_MANY,
      '300',
    ]);
    // The content of these files is not stored.
    expect((await upload(browser)).status).toBe(200);
    expect((await uploadsOwn(browser, PDF)).status).toBe(200);
    claimFiles([{ id: 'full-0' }]);
    expect((await uploadsOwn(browser)).status).toBe(200);
  });
});

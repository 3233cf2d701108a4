import { CERTIFICATE_BYTES_MAX } from '@/constants';
import { checkCertificateFile, readCertificateFile } from '@/features/certificate/certificateFile';
import { bytesOf, makeCertificate, makeContainer, makeKeys } from './containers';

const keys = makeKeys();
const container = bytesOf(makeContainer({ key: keys.privateKey, certificates: [makeCertificate(keys)] }));
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'me.pfx') => new File([bytes], name);

test('recognizes a container whatever its file name', async () => {
  expect(await checkCertificateFile(file(container))).toBeNull();
  expect(await checkCertificateFile(file(container, 'photo.jpg'))).toBeNull();
  // Of indefinite length, as a keychain exports it.
  const exported = Uint8Array.from([0x30, 0x80, 0x02, 0x01, 0x03, 0x30]);
  expect(await checkCertificateFile(file(exported))).toBeNull();
  expect(await readCertificateFile(file(container))).toEqual(container);
});

test.each([
  ['a JPEG named .pfx', JPEG],
  ['text', new TextEncoder().encode('-----BEGIN CERTIFICATE-----')],
  ['a certificate alone', Uint8Array.from([0x30, 0x82, 0x03, 0x01, 0x30, 0x82, 0x02, 0x01])],
  ['another version', Uint8Array.from([0x30, 0x82, 0x03, 0x01, 0x02, 0x01, 0x02, 0x30])],
  ['a single byte', Uint8Array.from([0x30])],
])('does not recognize a container: %s', async (_name, bytes) => {
  expect(await checkCertificateFile(file(bytes as Uint8Array<ArrayBuffer>))).toBe('notContainer');
});

test('rejects an empty file with its reason', async () => {
  expect(await checkCertificateFile(file(new Uint8Array(0)))).toBe('empty');
  await expect(readCertificateFile(file(new Uint8Array(0)))).rejects.toMatchObject({
    problem: 'empty',
    field: 'file',
  });
});

test('does not read a file that is too large', async () => {
  const large = file(new Uint8Array(CERTIFICATE_BYTES_MAX + 1));
  const read = jest.spyOn(large, 'slice');
  expect(await checkCertificateFile(large)).toBe('tooLarge');
  expect(read).not.toHaveBeenCalled();
  const largest = new Uint8Array(CERTIFICATE_BYTES_MAX);
  largest.set(container);
  expect(await checkCertificateFile(file(largest))).toBeNull();
});

test('reports a removed file without a field', async () => {
  const gone = file(container);
  jest.spyOn(gone, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  } as unknown as Blob);
  await expect(checkCertificateFile(gone)).rejects.toMatchObject({ problem: 'unreadable', field: null });
});

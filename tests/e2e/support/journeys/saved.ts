/** Records the files that a page creates and saves, as the browser would write them to the disk. */
import type { Visitor } from '../visitor';

export interface Saved {
  name: string;
  type: string;
  text: string;
}

type Recording = typeof globalThis & { savedFiles: Promise<Saved>[] };

/** Records the files that pages save from now on, also after a reload. Call it before the page is opened. */
export async function keepsWhatIsSaved({ page }: Visitor): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const recording = globalThis as Recording;
    recording.savedFiles = [];
    const blobs = new Map<string, Blob>();
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const url = make(blob);
      blobs.set(url, blob);
      return url;
    };
    document.addEventListener('click', ({ target }) => {
      const link = target instanceof HTMLAnchorElement ? target : null;
      const blob = link?.download ? blobs.get(link.href) : undefined;
      if (!link || !blob) return;
      const { download: name } = link;
      const read = new Response(blob).arrayBuffer();
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      recording.savedFiles.push(
        read.then((bytes) => ({ name, type: blob.type, text: decoder.decode(bytes) })),
      );
    });
  });
}

/** The files saved since the page was opened, oldest first. */
export const savedBy = ({ page }: Visitor): Promise<Saved[]> =>
  page.evaluate(() => Promise.all((globalThis as Recording).savedFiles));

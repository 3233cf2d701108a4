/** Files that a page makes itself and saves: what the browser would write to the disk. */
import type { Visitor } from '../visitor';

export interface Saved {
  name: string;
  type: string;
  text: string;
}

type Keeping = typeof globalThis & { savedFiles: Promise<Saved>[] };

/** From now on, also after a reload, what pages save is kept. Before the page is opened. */
export async function keepsWhatIsSaved({ page }: Visitor): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const keeping = globalThis as Keeping;
    keeping.savedFiles = [];
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
      keeping.savedFiles.push(read.then((bytes) => ({ name, type: blob.type, text: decoder.decode(bytes) })));
    });
  });
}

/** What has been saved since the page was opened, the first one first. */
export const savedBy = ({ page }: Visitor): Promise<Saved[]> =>
  page.evaluate(() => Promise.all((globalThis as Keeping).savedFiles));

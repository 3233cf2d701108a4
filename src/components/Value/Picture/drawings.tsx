/**
 * The portal's drawings, in the style of its logo: lines of one width over a tint. `tint` is a filled shape, `thin` a
 * fine line; Picture.css sets the colors, so that they follow the theme. Each is 120 × 96 units.
 */
import type { ReactNode } from 'react';

const shield = 'M60 10 30 21v22c0 20 13 33 30 39 17-6 30-19 30-39V21Z';
const door = 'M42 80V42a18 18 0 0 1 36 0v38';
const ground = 'M22 80h76';

export const drawings = {
  /** An empty list. */
  empty: (
    <>
      <path className="tint" d="M30 52 42 26h36l12 26v26H30Z" />
      <path d="M30 52 42 26h36l12 26v26H30ZM30 52h18c1 8 5 12 12 12s11-4 12-12h18" />
      <path className="thin" d="M60 8v8M40 12l4 7M80 12l-4 7" />
    </>
  ),
  /** A message was sent. */
  mail: (
    <>
      <rect className="tint" x="28" y="28" width="64" height="46" rx="6" />
      <path d="M34 28h52a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6ZM30 32l30 24 30-24" />
      <path className="thin" d="M10 40h10M6 52h14M12 64h8" />
    </>
  ),
  /** A process is pending. */
  waiting: (
    <>
      <path className="tint" d="M44 66c4-8 10-12 16-16 6 4 12 8 16 16v12H44Z" />
      <path d="M40 14h40M40 82h40M46 14v12c0 10 8 16 14 22-6 6-14 12-14 22v12M74 14v12c0 10-8 16-14 22 6 6 14 12 14 22v12" />
      <path className="thin" d="M60 54v10" />
    </>
  ),
  /** A success. */
  done: (
    <>
      <path className="tint" d={shield} />
      <path d={shield} />
      <path d="m47 45 10 10 17-20" />
    </>
  ),
  /** Frozen for protection. */
  frozen: (
    <>
      <path className="tint" d={shield} />
      <path d={shield} />
      <path d="M60 26v40M43 36l34 20M77 36 43 56" />
      <path className="thin" d="m54 30 6 5 6-5M54 62l6-5 6 5" />
    </>
  ),
  /** Access denied. */
  refused: (
    <>
      <path className="tint" d={`${door}Z`} />
      <path d={`${door}M22 80h76`} />
      <path d="M98 34a14 14 0 1 1-28 0 14 14 0 0 1 28 0ZM74 24l20 20" />
    </>
  ),
  /** Not found. */
  notFound: (
    <>
      <circle className="tint" cx="54" cy="42" r="26" />
      <path d="M80 42a26 26 0 1 1-52 0 26 26 0 0 1 52 0ZM73 61l21 21" />
      <path d="M46 36c0-5 4-8 8-8s8 3 8 7c0 6-8 6-8 12M54 55v1" />
    </>
  ),
  /** A failure. */
  failed: (
    <>
      <path className="tint" d="M22 44h28v24H22ZM70 44h28v24H70Z" />
      <path d="M50 40v32H34a16 16 0 0 1 0-32ZM50 48h10M50 64h10M18 56H8M70 40v32h16a16 16 0 0 0 0-32ZM102 56h10" />
      <path className="thin" d="m58 12 4 10M46 16l6 8M74 16l-6 8" />
    </>
  ),
  /** Ended and not recoverable. */
  ended: (
    <>
      <path className="tint" d={`${door}Z`} />
      <path d={`${door}${ground}M70 60v4`} />
      <path className="thin" d="M98 14a12 12 0 1 0 8 20 14 14 0 0 1-8-20ZM24 24v8M20 28h8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof drawings;

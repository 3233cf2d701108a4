/** Draws the image captcha. All distortions are random, so two pictures of a text have no common pixels. */
import { randomBytes, randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { glyphs, type Point } from './captchaGlyphs';

/** Pixels: twice the size that the page shows. */
const WIDTH = 240;
const HEIGHT = 80;
/** Grid of the glyphs. */
const [GRID_WIDTH, GRID_HEIGHT] = [6, 8];
const PAPER = 244;
const CURVES = 3;
const SPECKS = 260;
/** Parts into which each line is cut, so that the warp bends it. */
const PARTS = 6;

// In Jest each use of a global is slow, and there are many for each pixel.
const { sqrt } = Math;

type Warp = (point: Point) => Point;

const between = (from: number, to: number): number => from + ((to - from) * randomInt(10_000)) / 10_000;

export function drawCaptcha(answer: string): Buffer {
  const pixels = new Uint8Array(randomBytes(WIDTH * HEIGHT)).map((byte) => PAPER - (byte % 24));
  const warp = createWarp();
  const space = WIDTH / (answer.length + 0.4);
  Array.from(answer).forEach((character, index) => {
    const place = createPlacement((index + 0.7) * space);
    for (const stroke of glyphs[character] ?? []) {
      drawLine(pixels, stroke.map(place), warp, { width: between(4, 6.5), ink: randomInt(30, 80) });
    }
  });
  drawCurves(pixels, warp);
  for (let speck = 0; speck < SPECKS; speck += 1) pixels[randomInt(pixels.length)] = randomInt(256);
  return encodeGrayPng(pixels, WIDTH);
}

function drawCurves(pixels: Uint8Array, warp: Warp): void {
  for (let curve = 0; curve < CURVES; curve += 1) {
    const points = Array.from({ length: 5 }, (_, at): Point => [(WIDTH * at) / 4, between(4, HEIGHT - 4)]);
    drawLine(pixels, points, warp, { width: between(1.2, 2.4), ink: randomInt(40, 120) });
  }
}

/** Creates a warp of the whole picture: a wave along each axis. */
function createWarp(): Warp {
  const [height, width] = [between(2, 4), between(2, 4)];
  const [lengthAlongX, lengthAlongY] = [between(50, 90), between(40, 70)];
  const [phaseAlongX, phaseAlongY] = [between(0, 6), between(0, 6)];
  return ([x, y]) => [
    x + width * Math.sin(y / (lengthAlongY / 6) + phaseAlongY),
    y + height * Math.sin(x / (lengthAlongX / 6) + phaseAlongX),
  ];
}

/** Places a glyph around `center`: size, tilt and slant differ each time, and each of its points a little. */
function createPlacement(center: number): Warp {
  const [width, height] = [between(5.4, 7), between(5.6, 7.2)];
  const [tilt, slant] = [between(-0.35, 0.35), between(-0.3, 0.3)];
  const [left, top] = [center + between(-6, 6), HEIGHT / 2 + between(-7, 7)];
  return ([x, y]) => {
    const across = (x - GRID_WIDTH / 2 + between(-0.3, 0.3)) * width;
    const down = (y - GRID_HEIGHT / 2 + between(-0.3, 0.3)) * height;
    const slanted = across + slant * down;
    return [
      left + slanted * Math.cos(tilt) - down * Math.sin(tilt),
      top + slanted * Math.sin(tilt) + down * Math.cos(tilt),
    ];
  };
}

interface Pen {
  width: number;
  ink: number;
}

function drawLine(pixels: Uint8Array, points: Point[], warp: Warp, pen: Pen): void {
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1], points[at]];
    if (!from || !to) continue;
    const cut = (part: number): Point =>
      warp([from[0] + ((to[0] - from[0]) * part) / PARTS, from[1] + ((to[1] - from[1]) * part) / PARTS]);
    for (let part = 0; part < PARTS; part += 1) drawSegment(pixels, cut(part), cut(part + 1), pen);
  }
}

/** Draws a segment with round ends and soft edges: the ink of a pixel depends on its distance from the segment. */
function drawSegment(pixels: Uint8Array, [x1, y1]: Point, [x2, y2]: Point, { width, ink }: Pen): void {
  const radius = width / 2 + 0.5;
  const [alongX, alongY] = [x2 - x1, y2 - y1];
  const length = alongX * alongX + alongY * alongY || 1;
  const top = Math.max(0, Math.floor(Math.min(y1, y2) - radius));
  const bottom = Math.min(HEIGHT - 1, Math.max(y1, y2) + radius);
  const left = Math.max(0, Math.floor(Math.min(x1, x2) - radius));
  const right = Math.min(WIDTH - 1, Math.max(x1, x2) + radius);
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const projected = ((x - x1) * alongX + (y - y1) * alongY) / length;
      const along = projected < 0 ? 0 : projected > 1 ? 1 : projected;
      const [offX, offY] = [x - x1 - along * alongX, y - y1 - along * alongY];
      const covered = radius - sqrt(offX * offX + offY * offY);
      const at = y * WIDTH + x;
      const paper = pixels[at] ?? PAPER;
      if (covered > 0 && ink < paper) pixels[at] = paper + (ink - paper) * (covered < 1 ? covered : 1);
    }
  }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits of gray, without a palette, filters or interlacing. */
const GRAY = [8, 0, 0, 0, 0];

/** Encodes rows of gray values from 0 (black) to 255 (white), one byte each, as PNG (RFC 2083). */
function encodeGrayPng(pixels: Uint8Array, width: number): Buffer {
  const height = pixels.length / width;
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    // The byte before each row names its filter: none.
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = Buffer.from([...toBytes(width), ...toBytes(height), ...GRAY]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND'),
  ]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([Buffer.from(toBytes(data.length)), body, Buffer.from(toBytes(crc32(body)))]);
}

const toBytes = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

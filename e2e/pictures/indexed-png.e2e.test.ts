import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { indexedPng } from './indexed-png.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** The largest difference of a channel between two pictures, as the browser decodes them. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const page = await browser.newPage();
  const addresses = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(async (sources) => {
    const pixels = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? [];
      }),
    );
    const [first, second] = pixels.map((data) => [...data]);
    if (!first || first.length !== second?.length) return 255;
    return first.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (second[at] ?? 0))),
      0,
    );
  }, addresses);
}

async function drawn(style: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
  await page.setContent(`<body style="margin:0;font:24px sans-serif;${style}">Proven to the cent`);
  return page.screenshot();
}

test('a picture of few colours stays as it is', async () => {
  const picture = await drawn('background:#121917;color:#64cfb9');
  expect(await difference(picture, indexedPng(picture))).toBe(0);
});

test('one of many colours becomes smaller, and hardly another', async () => {
  const picture = await drawn(
    'background:linear-gradient(90deg,#0b100f,#64cfb9,#b82e30);height:200px',
  );
  const indexed = indexedPng(picture);
  expect(indexed.length).toBeLessThan(picture.length);
  expect(await difference(picture, indexed)).toBeLessThanOrEqual(12);
});

test('what is no PNG is refused', () => {
  expect(() => indexedPng(Buffer.from('<svg/>'))).toThrow('this is no PNG');
});

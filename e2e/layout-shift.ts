import type { Page } from 'playwright-core';

/** A page moves by no more than this by itself. */
export const MOST_SHIFT = 0.02;

/** By how much the layout has shifted so far without anybody touching the page. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return shift;
  });
}

import type { Page } from 'playwright';
import { readTrace } from './trace';

/** CPU of the page's thread from each key to the picture after it, in milliseconds. */
export async function costOfKeys(page: Page, pressed: readonly string[]): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const costs: number[] = [];
  for (const key of pressed) {
    const trace = await readTrace(session);
    const watched = await page.evaluateHandle(() => {
      const shown = new Promise<void>((resolve) => {
        const whenPressed = { capture: true, once: true };
        document.addEventListener(
          'keydown',
          () => {
            performance.mark('asked');
            requestAnimationFrame(() =>
              setTimeout(() => {
                performance.mark('shown');
                resolve();
              }),
            );
          },
          whenPressed,
        );
      });
      return { shown };
    });
    await page.keyboard.press(key);
    await watched.evaluate(({ shown }) => shown);
    costs.push((await trace.stop()).between('asked', 'shown').pageMs);
  }
  return costs;
}

export function p95(costs: readonly number[]): number {
  const sorted = [...costs].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10;
}

import { Search } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './Icon';

it.each([
  ['sm', 14],
  ['md', 16],
  ['lg', 20],
] as const)('draws a stroke of 1.6 px at %s', (size, pixels) => {
  const drawn = renderToStaticMarkup(<Icon icon={Search} size={size} />);
  expect(drawn).toContain(`width="${pixels / 16}rem" height="${pixels / 16}rem" viewBox="0 0 24 24"`);
  const stroke = Number(/stroke-width="([\d.]+)"/.exec(drawn)?.[1]);
  expect((stroke * pixels) / 24).toBeCloseTo(1.6);
});

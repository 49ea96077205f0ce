import { expect, it } from 'vitest';
import { ruleInRem } from './inRem';

it('writes what text is made of in rem, and leaves lines, shadows and offsets alone', () => {
  expect(
    ruleInRem({
      fontSize: '13px',
      lineHeight: 1,
      fontWeight: 600,
      padding: `8px 2px`,
      gap: 10,
      width: 'calc(100% - 28px)',
      border: '4px solid',
      boxShadow: '0 8px 24px',
      zIndex: 20,
      vars: { '--row': '44px' },
      selectors: { '&:hover': { height: 32, outlineOffset: '4px' } },
      '@container': { '(width < 640px)': { minWidth: 0 } },
    }),
  ).toEqual({
    fontSize: '0.8125rem',
    lineHeight: 1,
    fontWeight: 600,
    padding: '0.5rem 2px',
    gap: '0.625rem',
    width: 'calc(100% - 1.75rem)',
    border: '4px solid',
    boxShadow: '0 8px 24px',
    zIndex: 20,
    vars: { '--row': '2.75rem' },
    selectors: { '&:hover': { height: '2rem', outlineOffset: '4px' } },
    '@container': { '(width < 40rem)': { minWidth: '0px' } },
  });
});

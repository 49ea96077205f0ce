import { describe, expect, it } from 'vitest';
import { ownImage, safeUrl } from './safeUrl';

describe('safeUrl', () => {
  it.each([
    ['https://evil.test/p?leak=1', { href: 'https://evil.test/p?leak=1', host: 'evil.test' }],
    ['https://www.gov.cn@evil.test/', { href: 'https://www.gov.cn@evil.test/', host: 'evil.test' }],
    ['https://ｇоv.cn/', { href: 'https://xn--gv-fmc.cn/', host: 'xn--gv-fmc.cn' }],
    ['mailto:a@b.test', { href: 'mailto:a@b.test', host: null }],
    ['tel:0000-88002026', { href: 'tel:0000-88002026', host: null }],
    ['/policy/assistant?policy=1#c', { href: '/policy/assistant?policy=1#c', host: null }],
    ['#art-7', { href: '#art-7', host: null }],
    ['//evil.test/p', { href: 'https://evil.test/p', host: 'evil.test' }],
    ['/\\evil.test/p', { href: 'https://evil.test/p', host: 'evil.test' }],
    ['\t//evil.test', { href: 'https://evil.test/', host: 'evil.test' }],
  ])('%j leads to %j', (address, expected) => {
    expect(safeUrl(address)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:https://a.test/x',
    'http://',
  ])('%j is no link', (address) => {
    expect(safeUrl(address)).toBeNull();
  });

  it('lets no picture come from elsewhere', () => {
    for (const address of [
      'http://evil.test/p.png',
      '//evil.test/p.png',
      '/\\evil.test/p.png',
      'data:image/png;base64,x',
      'mailto:a@b.test',
      'https://in-app.invalid.evil.test/p',
    ])
      expect(ownImage(address)).toBeNull();
    expect(ownImage('/api/file/7')).toBe('/api/file/7');
  });
});

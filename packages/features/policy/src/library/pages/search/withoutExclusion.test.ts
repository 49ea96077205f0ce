import { expect, it } from 'vitest';
import { withoutExclusion } from './withoutExclusion';

it.each([
  ['高新技术企业 -认定', '认定', '高新技术企业'],
  ['-认定 高新技术企业　-上海', '上海', '-认定 高新技术企业'],
  ['专精特新 -ＡＩ芯片', 'ai芯片', '专精特新'],
  // The reply is in simplified characters.
  ['企業 -認定 2016-32', '认定', '企業 2016-32'],
  ['-认定', '认定', ''],
])('takes the exclusion out of %s', (q, word, rest) => expect(withoutExclusion(q, word)).toBe(rest));

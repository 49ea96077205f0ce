import { describe, expect, it } from 'vitest';
import { splitText } from './splitText';

const kinds = (text: string, isOpen = false) =>
  splitText(text, isOpen).map((part) =>
    part.kind === 'citations'
      ? `citations:${part.markers.map(({ before, id }) => before + id).join('')}`
      : `${part.kind}:${part.value}`,
  );

describe('splitText', () => {
  it.each([
    ['没有标记', ['words:没有标记']],
    ['计算[^1]，上限[^src-2]。', ['words:计算', 'citations:1', 'words:，上限', 'citations:src-2', 'words:。']],
    ['计算〔1〕，云科规〔2026〕5号', ['words:计算', 'citations:1', 'words:，云科规〔2026〕5号']],
    ['见https://a.test/b?c=1，其中', ['words:见', 'address:https://a.test/b?c=1', 'words:，其中']],
    ['(https://a.test/b).', ['words:(', 'address:https://a.test/b', 'words:).']],
    ['[^]与[^一]', ['words:[^]与[^一]']],
    ['甲[^1][^2]、[^3] 〔4〕乙[^5]', ['words:甲', 'citations:12、3 4', 'words:乙', 'citations:5']],
    [
      '甲[^1] https://a.test/b [^2]',
      ['words:甲', 'citations:1', 'words: ', 'address:https://a.test/b', 'words: ', 'citations:2'],
    ],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('leaves an address at the open end as words', () => {
    expect(kinds('见https://a.te', true)).toEqual(['words:见https://a.te']);
    expect(kinds('见https://a.test 又', true)).toEqual(['words:见', 'address:https://a.test', 'words: 又']);
  });
});

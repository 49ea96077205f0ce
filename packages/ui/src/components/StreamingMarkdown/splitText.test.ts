import { describe, expect, it } from 'vitest';
import { splitText } from './splitText';

const kinds = (text: string, isOpen = false) =>
  splitText(text, isOpen).map((part) => `${part.kind}:${part.kind === 'citation' ? part.id : part.value}`);

describe('splitText', () => {
  it.each([
    ['没有标记', ['words:没有标记']],
    ['计算[^1]，上限[^src-2]。', ['words:计算', 'citation:1', 'words:，上限', 'citation:src-2', 'words:。']],
    ['计算〔1〕，云科规〔2026〕5号', ['words:计算', 'citation:1', 'words:，云科规〔2026〕5号']],
    ['见https://a.test/b?c=1，其中', ['words:见', 'address:https://a.test/b?c=1', 'words:，其中']],
    ['(https://a.test/b).', ['words:(', 'address:https://a.test/b', 'words:).']],
    ['[^]与[^一]', ['words:[^]与[^一]']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('leaves an address at the open end as words', () => {
    expect(kinds('见https://a.te', true)).toEqual(['words:见https://a.te']);
    expect(kinds('见https://a.test 又', true)).toEqual(['words:见', 'address:https://a.test', 'words: 又']);
  });
});

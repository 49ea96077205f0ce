import { describe, expect, it } from 'vitest';
import { editPhone, groupPhone } from './phoneInput';

/** `|` marks the caret, in what the browser shows and in what it should show afterwards. */
function edit(shown: string, previous: string, inputType = 'insertText') {
  const caret = shown.indexOf('|');
  const next = editPhone({ text: shown.replace('|', ''), caret, previous, inputType });
  return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`;
}

describe('groupPhone', () => {
  it.each([
    ['', ''],
    ['138', '138'],
    ['1380', '138 0'],
    ['1380000', '138 0000'],
    ['13800002026', '138 0000 2026'],
  ])('%s → %s', (digits, grouped) => {
    expect(groupPhone(digits)).toBe(grouped);
  });
});

describe('editPhone', () => {
  it.each([
    ['1380|', '138', '138 0|'],
    ['138 00002|', '1380000', '138 0000 2|'],
    ['139|8 0000 202', '138 0000 202'.replace(/ /g, ''), '139| 8000 0202'],
    ['1|', '', '1|'],
  ])('typing %s', (shown, previous, expected) => {
    expect(edit(shown, previous)).toBe(expected);
  });

  it.each([
    ['138|0000 2026', 'deleteContentBackward', '13|0 0002 026'],
    ['138|0000 2026', 'deleteContentForward', '138| 0002 026'],
    ['138 0000|2026', 'deleteContentBackward', '138 000|2 026'],
    ['138 0000|2026', 'deleteContentForward', '138 0000| 026'],
    ['138 0000 202|', 'deleteContentBackward', '138 0000 202|'],
    ['| 0000 2026', 'deleteWordBackward', '|000 0202 6'],
  ])('deleting, browser shows %s after %s', (shown, inputType, expected) => {
    expect(edit(shown, '13800002026', inputType)).toBe(expected);
  });

  it('a twelfth digit is refused where it is typed, not pushed out at the end', () => {
    expect(edit('1385| 0000 2026', '13800002026')).toBe('138| 0000 2026');
    expect(edit('138 0000 20265|', '13800002026')).toBe('138 0000 2026|');
  });

  it.each([
    '+86 138 0000 2026|',
    '+8613800002026|',
    '(+86)138-0000-2026|',
    '＋８６ １３８ ００００ ２０２６|',
    '0086 138 0000 2026|',
    '8613800002026|',
    '138-0000-2026|',
    '电话：138 0000 2026|',
    '13800002026999|',
  ])('pasting %s', (shown) => {
    expect(edit(shown, '', 'insertFromPaste')).toBe('138 0000 2026|');
  });

  it('pasting over a full field keeps the new number', () => {
    expect(edit('13911112222|', '13800002026', 'insertFromPaste')).toBe('139 1111 2222|');
  });

  it('a number that begins with 86 by itself is left alone', () => {
    expect(editPhone({ text: '861', caret: 3, previous: '86' }).digits).toBe('861');
  });
});

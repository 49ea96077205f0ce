import { expect, it } from 'vitest';
import { findPages, pages } from './pages';
import { pageWords } from './text';

const found = (typed: string) => findPages(typed).map(({ id }) => id);

it('每一页都有平常的说法，没有哪种说法属于不存在的页', () => {
  expect(Object.keys(pageWords).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
  for (const { id, label, words } of pages) {
    expect(words.length, id).toBeGreaterThan(0);
    // A word that the title has finds nothing more.
    for (const word of words) expect(label, id).not.toContain(word);
    for (const word of words) expect(found(word), word).toContain(id);
  }
});

it.each([
  ['录音', 'meeting.recording'],
  ['录音', 'meeting.meetings'],
  ['转写', 'meeting.meetings'],
  ['纪要', 'meeting.meetings'],
  ['方言', 'meeting.transcriptsDialect'],
  ['粤语', 'meeting.transcriptsDialect'],
  ['上传', 'meeting.meetings'],
  ['上传', 'chat.knowledge'],
  ['幻灯片', 'ppt.decks'],
  ['ppt', 'ppt.decks'],
  ['错别字', 'proofreading.textCorrection'],
  ['发票', 'account.myOrder'],
  [' 价格 ', 'account.purchaseEquity'],
])('输入“%s”找到%s', (typed, id) => expect(found(typed)).toContain(id));

it('名称里有的在前，说法里有的写出那个说法', () => {
  expect(found('录音')[0]).toBe('meeting.recording');
  expect(findPages('转写').find(({ id }) => id === 'meeting.meetings')).toMatchObject({
    label: '会议',
    description: '转写',
  });
  expect(findPages('会议')[0]).toMatchObject({ id: 'meeting.meetings' });
  expect(findPages('会议')[0]).not.toHaveProperty('description');
});

it('政策说的事不当作页面', () => {
  for (const subject of ['高新技术企业', '研发费用', '补贴', '贷款贴息', '专利']) expect(found(subject)).toEqual([]);
});

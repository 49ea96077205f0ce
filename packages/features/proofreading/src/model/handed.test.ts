import type { Artifact } from '@hengce/feature-kit';
import { expect, it } from 'vitest';
import { handToProofreading, readHanded } from './handed';

const answer: Artifact = {
  kind: 'answer',
  id: 'm0000001',
  title: '研发费用怎样归集',
  text: '## 归集口径\n\n**人员人工费**按实际发生额归集[^1]。',
  citations: [],
  policies: [],
  figures: null,
  isGenerated: true,
  sourceHref: '/chat',
};
const handed = async (artifact: Artifact) => {
  let kept = '';
  const write = async (_: string, text: string | null) => {
    kept = text ?? '';
  };
  await handToProofreading({ read: async () => kept, write }, artifact);
  return readHanded(kept);
};

it('takes the signs of Markdown and citations out, and keeps the label of what a model wrote', async () => {
  const plain = '归集口径\n\n人员人工费按实际发生额归集。';
  expect((await handed(answer))?.text).toBe(`${plain}\n\n本内容由AI生成，请核对原文`);
  expect((await handed({ ...answer, isGenerated: false }))?.text).toBe(plain);
});

it('leaves minutes as they were written, and keeps where they come from', async () =>
  expect(await handed({ ...answer, kind: 'minutes', text: '一、决定\n1. 按项目归集。', isGenerated: false })).toEqual({
    title: '研发费用怎样归集',
    text: '一、决定\n1. 按项目归集。',
    source: 'minutes',
    href: '/chat',
  }));

it('leaves the text of a form as it was written', async () =>
  expect(await handed({ ...answer, kind: 'form', text: '# 一、\n[^1]', isGenerated: false })).toEqual({
    title: '研发费用怎样归集',
    text: '# 一、\n[^1]',
    source: 'declaration',
    href: '/chat',
  }));

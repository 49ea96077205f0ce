import { expect, it } from 'vitest';
import { fileOf, handToAssistant, readHanded } from './handed';

const minutes = { title: '周例会 会议纪要', text: '一、决定\n1. 按项目归集。', isGenerated: true };

it('keeps a text until it is taken', async () => {
  let kept: string | null = null;
  const write = async (_: string, text: string | null) => {
    kept = text;
  };
  await handToAssistant({ read: async () => kept, write }, minutes);
  expect(readHanded(kept)).toEqual(minutes);
  expect(readHanded(null)).toBeNull();
  expect(readHanded('{')).toBeNull();
});

it('labels what a model wrote in the file itself, and gives it a name that a system takes', async () => {
  const file = fileOf({ ...minutes, title: '周例会 9:00/10:00' }, '本内容由AI生成');
  expect(file.name).toBe('周例会 9 00 10 00.txt');
  expect(await file.text()).toBe('一、决定\n1. 按项目归集。\n\n本内容由AI生成\n');
  expect(await fileOf({ ...minutes, isGenerated: false }, '本内容由AI生成').text()).toBe(minutes.text);
});

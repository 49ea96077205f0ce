import { expect, it } from 'vitest';
import { acceptedTypes, fileSize, uploadProblem, uploadRules } from './uploads';

const { MaterialFile, SlipFile } = uploadRules;
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each([
  ['审计报告.docx', word, 9, MaterialFile, undefined],
  ['审计报告.docx', '', 9, MaterialFile, undefined],
  ['发票.OFD', '', 9, MaterialFile, undefined],
  ['照片', 'image/jpeg', 9, MaterialFile, undefined],
  ['审计报告.docx', word, 9, SlipFile, 'wrongType'],
  ['报告.doc', 'application/msword', 9, MaterialFile, 'wrongType'],
  ['报告', '', 9, MaterialFile, 'wrongType'],
  ['回单.pdf', 'application/pdf', 5_000_001, SlipFile, 'tooLarge'],
  ['回单.pdf', 'application/pdf', 0, SlipFile, 'empty'],
] as const)('%s（%s），%i字节：%o', (name, type, size, rule, problem) => {
  expect(uploadProblem(new File([new Uint8Array(size)], name, { type }), rule)).toBe(problem);
});

it('选择文件时给出类型与扩展名', () => {
  expect(acceptedTypes(SlipFile)).toEqual(expect.arrayContaining(['application/pdf', '.pdf', 'image/jpeg', '.jpeg']));
});

it.each([
  [0, '0KB'],
  [1, '1KB'],
  [184_400, '184KB'],
  [5_210_000, '5.2MB'],
  [500_000_000, '500MB'],
  [1_500_000_000, '1.5GB'],
  [10_000_000_000, '10GB'],
])('%i字节写作%s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

import type { MainComponents } from '@hengce/api/contract';
import { getProofreadingCheck, getProofreadingDocument, getProofreadingVersion } from '@hengce/api/examples';

type S = MainComponents['schemas'];

export const sampleText = [
  '关于申报2026年度企业研发费用后补助的说明',
  '云澜市科学技术局：',
  '根据《云澜市企业研发费用后补助实施细则》（云科规[2026]5号）有关规定，青岚精密（示例）有限公司申请2026年度企业研发费用后补助。现将有关情况说明如下。',
  '一、企业基本情况。我公司成立于2019年4月，主要从事精密传动部件的研发与制造，截止目前，共有职工326人，其中研发人员78人，占23.9%。',
  '二、研发投入情况。2025年度研发费用加计扣除额1286万元,占营业收入的5.7%，较上年增长26.7%。。联系人手机13912345678。',
  '三、资金使用安排。补助资金到位后，将全部用于QL-07至QL-17项目的后续研发，目前正在按规定单独核算。',
  '四、真实性承诺。我公司承诺所提交材料真实、准确、完整，联系时间2026年2月30日。',
  '青岚精密（示例）有限公司',
  '2026年11月20日',
].join('\n');

export const advertisement = [
  '青岚云：国家级专精特新“小巨人”企业的选择',
  '全国第一的精密传动部件，品质最佳，绝无仅有。',
  '我们的目标是成为最好的合作伙伴。',
].join('\n');

const at = '2026-11-20T02:20:00.000Z';

export const sampleVersion = (rest: Partial<S['ProofreadingVersion']> = {}): S['ProofreadingVersion'] => ({
  ...getProofreadingVersion,
  format: 'docx',
  fileName: '说明.docx',
  text: sampleText,
  edits: [],
  revision: 0,
  createdAt: at,
  updatedAt: at,
  ...rest,
});

export const sampleDocument = (rest: Partial<S['ProofreadingDocument']> = {}): S['ProofreadingDocument'] => ({
  ...getProofreadingDocument,
  name: '关于申报研发后补助的说明',
  source: 'upload',
  versions: [headOf(sampleVersion())],
  createdAt: at,
  updatedAt: at,
  ...rest,
});

export const headOf = (version: S['ProofreadingVersion']): S['ProofreadingVersionHead'] => {
  const { version: number, format, fileName, text, edits, revision, isCounted, createdAt, updatedAt } = version;
  return {
    version: number,
    format,
    fileName,
    characters: text.length,
    edits: edits.length,
    revision,
    isCounted,
    createdAt,
    updatedAt,
  };
};

export const noCheck: S['ProofreadingCheck'] = {
  ...getProofreadingCheck,
  layers: [],
  state: 'none',
  paragraphs: 0,
  paragraphsDone: 0,
  issues: [],
  notRun: [],
  startedAt: null,
  finishedAt: null,
};

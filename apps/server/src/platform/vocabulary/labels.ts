import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

// Names of the contract's enumerations, in the order in which facets list them.
export const levelLabels: Record<S['PolicyLevel'], string> = {
  national: '国家级',
  province: '省级',
  city: '市级',
  county: '区县级',
  zone: '功能区',
};
export const kindLabels: Record<S['PolicyKind'], string> = {
  law: '法律',
  regulation: '法规规章',
  normative: '规范性文件',
  notice: '申报通知',
  interpretation: '司法解释',
  programme: '政策要点',
};
export const statusLabels: Record<S['PolicyStatus'], string> = {
  in_force: '现行有效',
  not_yet_effective: '尚未施行',
  amended: '已被修订',
  repealed: '已废止',
  expired: '已过有效期',
  unverified: '效力未核对',
};
export const deadlineLabels: Readonly<Record<S['NoticeDeadlineKind'], string>> = {
  online: '网上填报截止',
  offline: '纸质材料截止',
  recommend: '推荐截止',
};
export const windowLabels: Record<S['WindowState'], string> = {
  open: '申报中',
  upcoming: '即将开放',
  rolling: '常年受理',
  closed: '已截止',
  none: '未提供',
};
export const supportLabels: Record<S['SupportKind'], string> = {
  award: '奖励',
  subsidy: '资金补助',
  interest: '贷款贴息',
  tax: '税收优惠',
  voucher: '服务券',
  loan: '贷款',
  guarantee: '担保',
  equity: '股权投资',
  title: '资质认定',
  service: '服务',
};
export const provenanceLabels: Record<S['Provenance'], string> = {
  official_fulltext: '官方全文',
  official_metadata: '官方元数据',
  curated: '人工结构化',
  third_party: '第三方整理',
  sample: '示例数据',
};
export const relationLabels: Record<S['PolicyRelation']['kind'], string> = {
  based_on: '依据',
  implements: '落实',
  notice_of: '申报通知',
  extends: '延期',
  amends: '修改',
  repeals: '废止',
  interprets: '解读',
  overlays: '后续调整',
  superseded_by: '已被替代',
};

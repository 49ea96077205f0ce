import type { PublicityBrief, PublicityHit } from '@hengce/api';
import type {
  FacetKey,
  PolicyKind,
  PolicyLevel,
  PolicyStatus,
  Provenance,
  SortOrder,
  Suggestion,
  SupportKind,
  WindowState,
} from './model/types';

const level: Record<PolicyLevel, string> = {
  national: '国家级',
  province: '省级',
  city: '市级',
  county: '区县级',
  zone: '功能区',
};
const kind: Record<PolicyKind, string> = {
  law: '法律',
  regulation: '法规规章',
  normative: '规范性文件',
  notice: '申报通知',
  programme: '政策要点',
  interpretation: '司法解释',
};
const status: Record<PolicyStatus, string> = {
  in_force: '现行有效',
  not_yet_effective: '尚未施行',
  amended: '已被修订',
  repealed: '已废止',
  expired: '已过有效期',
  unverified: '效力未核对',
};
const windowState: Record<WindowState, string> = {
  open: '申报中',
  upcoming: '即将开放',
  rolling: '常年受理',
  closed: '已截止',
  none: '未提供期限',
};
const support: Record<SupportKind, string> = {
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
const provenance: Record<Provenance, string> = {
  official_fulltext: '官方全文',
  official_metadata: '官方元数据',
  curated: '人工结构化',
  third_party: '第三方整理',
  sample: '示例数据',
};
const sort: Record<SortOrder, string> = {
  relevance: '相关度',
  newest: '最新发布',
  deadline: '最近截止',
  amount: '金额最高',
};
const facet: Record<FacetKey, string> = {
  window: '申报状态',
  level: '层级',
  region: '地区',
  department: '发文机关',
  theme: '主题分类',
  kind: '类型',
  status: '效力',
  support: '支持方式',
  source: '来源',
  year: '发布年份',
};
const suggestion: Record<Suggestion['kind'], string> = {
  policy: '政策',
  docNo: '文号',
  department: '发文机关',
  theme: '主题',
};

const publicityKind: Record<PublicityBrief['kind'], string> = {
  proposed: '拟支持',
  final: '正式名单',
  revoked: '撤销',
  correction: '更正',
};
const publicityCertainty: Record<PublicityHit['certainty'] | 'begins', string> = {
  code: '代码一致',
  name: '名称一致',
  former: '曾用名',
  begins: '开头一致',
  similar: '待确认',
};

/** Chinese names of the contract's keys: levels, kinds, statuses and the other closed lists. */
export const vocabularyText = {
  level,
  kind,
  status,
  window: windowState,
  support,
  provenance,
  sort,
  facet,
  suggestion,
  publicityKind,
  publicityCertainty,
};

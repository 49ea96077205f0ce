import { parseClauses, parseDay } from '@hengce/text';
import type { PolicyRecord } from '../records';
import { type Adapter, textOf, UnfitRecord } from './Adapter';
import { lawRegion, readOrigin } from './lawOrigin';
import { stableId } from './stableId';
import { themesOf } from './themes';

const laws = new Set([
  '宪法',
  '宪法相关法',
  '民法典',
  '民法商法',
  '刑法',
  '经济法',
  '社会法',
  '行政法',
  '诉讼与非诉讼程序法',
]);
const kinds: Readonly<Record<string, PolicyRecord['kind']>> = {
  行政法规: 'regulation',
  地方法规: 'regulation',
  部门规章: 'regulation',
  司法解释: 'interpretation',
  其他: 'normative',
};
/** Somebody's guide to the law is not the law. */
const unofficial = /攻略|指引大全|模板|教程|笔记|心得/;

/**
 * Adapter of laws and regulations as JSON: title, category, region, issuer, date, expired, text (Markdown). All dated
 * versions of a title in a region are one family.
 */
export const lawAdapter: Adapter = {
  name: '法律法规',
  recognises: (raw) =>
    typeof raw.title === 'string' && typeof raw.text === 'string' && typeof raw.category === 'string',
  convert(raw) {
    const shortTitle = textOf(raw, 'title');
    const category = textOf(raw, 'category');
    if (shortTitle === null) throw new UnfitRecord('没有标题');
    if (category === null) throw new UnfitRecord('没有分类');
    const kind = laws.has(category) ? 'law' : kinds[category];
    if (kind === undefined) throw new UnfitRecord(`不认识的分类“${category}”`);
    if (unofficial.test(shortTitle)) throw new UnfitRecord('不是官方文件，标题和分类表明是他人编写的指南');
    const source = textOf(raw, 'text');
    if (source === null) throw new UnfitRecord('没有正文');
    const date = textOf(raw, 'date');
    if (date !== null && parseDay(date) === null) throw new UnfitRecord(`日期“${date}”不是存在的日期`);
    const { title: heading, clauses } = parseClauses(source);
    if (clauses.every(({ kind: part }) => part === 'preamble')) throw new UnfitRecord('正文是空的');
    const title = heading ?? shortTitle;
    const preamble = clauses.find(({ kind: part }) => part === 'preamble')?.text ?? '';
    const closing = clauses
      .slice(-6)
      .map(({ text }) => text)
      .join('\n');
    const origin = readOrigin(preamble, closing, title, date, category);
    const namedIssuer = textOf(raw, 'issuer');
    const region = textOf(raw, 'region');
    const issuers = namedIssuer === null ? origin.issuers : [officialName(namedIssuer)];
    const place = lawRegion(region, title, issuers);
    if (place === null) throw new UnfitRecord(`不认识的地区“${region}”`);
    const name = familyName(title);
    return {
      id: stableId('law', name, region ?? '', date ?? 'undated'),
      familyId: stableId('fam', name, region ?? ''),
      title,
      docNo: origin.docNo,
      indexNo: null,
      issuers,
      ...place,
      kind,
      status: raw.expired === true ? 'repealed' : 'in_force',
      statusNote: raw.expired === true ? '来源标明已失效' : null,
      themes: themesOf(title, category),
      writtenAt: origin.writtenAt,
      publishedAt: origin.publishedAt,
      effectiveFrom: origin.effectiveFrom,
      effectiveTo: null,
      summary: null,
      hasFullText: true,
      clauses,
      keyFacts: [],
      items: [],
      materials: [],
      obligations: [],
      windows: [],
      milestones: [],
      relations: [],
      source: {
        provenance: 'official_fulltext',
        name: 'LawRefBook/Laws整理的官方文本',
        url: null,
        licence: '法律、法规和官方文件，依《著作权法》第五条不受著作权保护',
        verifiedAt: null,
        confidence: null,
        attribution: '文本收集自LawRefBook/Laws，请以官方公布的文本为准',
      },
    };
  },
};

/** 中华人民共和国公司法 and 公司法 are one family, whatever spaces a version prints. */
function familyName(title: string): string {
  return title
    .replace(/\s+/g, '')
    .replace(/中华人民共和国/g, '')
    .replace(/\(/g, '（')
    .replace(/\)/g, '）');
}

const fullNames: Readonly<Record<string, string>> = {
  市场监督管理总局: '国家市场监督管理总局',
  人力资源社会保障部: '人力资源和社会保障部',
};

function officialName(name: string): string {
  return fullNames[name] ?? name;
}

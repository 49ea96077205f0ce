import { findTerms, readDay } from '../terms/findTerms';

/** Fields of a business licence (营业执照); null for those that are missing or uncertain. */
export interface Licence {
  name: string | null;
  /** 统一社会信用代码 as written, in capitals; `creditCodeProblem` checks it. */
  uscc: string | null;
  /** 住所. */
  address: string | null;
  /** YYYY-MM-DD. */
  establishedAt: string | null;
  /** 注册资本 in 分. */
  capitalFen: number | null;
}

const labels = {
  uscc: '(?:统一社会)?信用代码',
  name: '(?:企业|公司|单位)?名称',
  address: '住所|(?:注册|企业|公司|经营)?地址|经营场所',
  establishedAt: '成立(?:日期|时间)|注册日期',
  capital: '注册资本',
  other: '类型|法定代表人|负责人|经营范围|营业期限|经营期限|登记机关|登记状态|核准日期|实收资本',
} as const;
type Label = keyof typeof labels;

/** 名　称 as licences print it. */
const spaced = (label: string) => label.replaceAll(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, '\\s*');
const label = new RegExp(
  `(?<=^|\\s)(?:${Object.entries(labels)
    .map(([key, words]) => `(?<${key}>${spaced(words)})`)
    .join('|')})(?:\\s*[:：]\\s*|\\s+)`,
  'gu',
);

/**
 * Fields of the text of a business licence, copied from a page or a spreadsheet or read from a photograph; of a text that
 * is the name of a firm alone, that name.
 */
export function readLicence(written: string): Licence {
  const text = written.trim();
  const found = [...text.matchAll(label)];
  const said = new Map<Label, string>();
  found.forEach((match, index) => {
    const [key] = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined) ?? [];
    const start = match.index + match[0].length;
    const [line = ''] = text
      .slice(start, found[index + 1]?.index ?? text.length)
      .trim()
      .split('\n');
    if (key !== undefined && line !== '' && !said.has(key as Label)) said.set(key as Label, line.trim());
  });
  const code = (said.get('uscc') ?? '').normalize('NFKC').toUpperCase();
  const [capital] = findTerms(said.get('capital') ?? '');
  return {
    name: said.get('name') ?? (/^\S{3,60}(?:公司|厂|中心|合作社|事务所|院|所)$/u.test(text) ? text : null),
    uscc: /^[0-9A-Z]{15,20}$/.test(code) ? code : null,
    address: said.get('address') ?? null,
    establishedAt: readDay(said.get('establishedAt') ?? ''),
    capitalFen: capital?.kind === 'amount' ? capital.fen : null,
  };
}

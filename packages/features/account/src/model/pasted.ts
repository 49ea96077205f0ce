import { creditCodeProblem, exactAmount, readLicence } from '@hengce/text';

/** Values of an enterprise's form; empty where unknown. */
export interface EnterpriseValues {
  name: string;
  uscc: string;
  regionCode: string;
  industryCode: string;
  establishedAt: string;
}

/** Fact that is imported with a new enterprise. */
export interface StartFact {
  key: string;
  period: string;
  value: string | number | boolean;
}

/** Facts of a new enterprise: from the firm directory and from pasted text, which wins where both have one. */
export function startFacts(ofDirectory: readonly StartFact[], ofPaste: readonly StartFact[]): StartFact[] {
  const keyOf = ({ key, period }: StartFact) => `${key} ${period}`;
  const pasted = new Set(ofPaste.map(keyOf));
  return [...ofDirectory.filter((fact) => !pasted.has(keyOf(fact))), ...ofPaste];
}

interface Region {
  code: string;
  /** 浙江省宁波市海曙区. */
  name: string;
}

const kinds = /(?:(?:壮族|回族|维吾尔)?自治区|特别行政区|省|市)$/;
/** Street at the beginning of a text: 南京东路 is no place in 南京市. */
const road = /^[东西南北中]?(?:[一二三四五六七八九十]+)?(?:路|街|大街|大道|道|巷|弄|里|广场)/;

/**
 * Rest of a text after the name of a place at its beginning, also without 省 or 市 where no road is named so; undefined
 * where it does not begin so.
 */
function behind(text: string, place: string): string | undefined {
  if (text.startsWith(place)) return text.slice(place.length);
  const short = place.replace(kinds, '');
  const rest = short.length >= 2 && text.startsWith(short) ? text.slice(short.length) : undefined;
  return rest !== undefined && !road.test(rest) ? rest : undefined;
}

/**
 * GB/T 2260 code of the region that an address begins with, as precise as it is written, where the province may be left
 * out: 浙江省宁波市海曙区翠柏路, 苏州工业园区. Undefined for none.
 */
export function regionOfAddress(address: string, regions: readonly Region[]): string | undefined {
  const text = address.replaceAll(/\s/g, '');
  const nameOf = new Map(regions.map(({ code, name }) => [code, name]));
  const readOf = (parts: readonly string[]): number => {
    let rest = text;
    for (const part of parts) {
      const left = behind(rest, part);
      if (left === undefined) return 0;
      rest = left;
    }
    return text.length - rest.length;
  };
  let best: { code: string; read: number } | undefined;
  for (const { code, name } of regions) {
    const above = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`].flatMap((each) => nameOf.get(each) ?? []);
    const names = [...new Set([...above, name])];
    const parts = names.map((each, index) => each.slice(names[index - 1]?.length ?? 0));
    // The province may be left out, and nothing below it.
    const read = Math.max(readOf(parts), readOf(parts.slice(1)));
    if (read > (best?.read ?? 0)) best = { code, read };
  }
  return best?.code;
}

/**
 * Region of the authority that gave a credit code, by its third to eighth digits: the district if it is a known one,
 * else its city, else undefined.
 */
function regionOfCode(uscc: string, regions: readonly Region[]): string | undefined {
  const digits = uscc.slice(2, 8);
  const wanted = [digits, `${digits.slice(0, 4)}00`];
  return wanted.find((code) => regions.some((region) => region.code === code));
}

/**
 * Values of an enterprise in words copied from a business licence, and facts among them: the registered capital. What
 * was not found is absent; the region of the address comes before that of the credit code.
 */
export function readPasted(
  text: string,
  regions: readonly Region[],
): { values: Partial<EnterpriseValues>; facts: StartFact[] } {
  const { name, uscc, address, establishedAt, capitalFen } = readLicence(text);
  const isCode = uscc !== null && creditCodeProblem(uscc) === null;
  const regionCode =
    (address === null ? undefined : regionOfAddress(address, regions)) ??
    (isCode ? regionOfCode(uscc, regions) : undefined);
  return {
    values: {
      ...(name && { name }),
      ...(uscc && { uscc }),
      ...(regionCode && { regionCode }),
      ...(establishedAt && { establishedAt }),
    },
    facts: capitalFen === null ? [] : [{ key: 'registeredCapital', period: '', value: exactAmount(capitalFen) }],
  };
}

const ofLicence = /名称|代码|地址|住所|场所|成立|注册|类型|代表人|负责人|范围|期限|机关|状态|日期/;

/** Spreadsheet rows in pasted text that are no part of a licence, to be previewed and imported as facts; empty where there are none. */
export const tableOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.includes('\t'));
  const isFigures = lines.some((line) => !ofLicence.test(line.split('\t')[0] ?? ''));
  return isFigures ? lines.filter((line) => !ofLicence.test(line.split('\t')[0] ?? '')).join('\n') : '';
};

import { exactAmount, readLicence } from '@hengce/text';

/** An enterprise as its form has it; empty for what is not known. */
export interface EnterpriseValues {
  name: string;
  uscc: string;
  regionCode: string;
  industryCode: string;
  establishedAt: string;
}

/** A fact to import with the enterprise. */
export interface StartFact {
  key: string;
  period: string;
  value: string | number | boolean;
}

/** The facts that a new firm begins with: of the directory, and of what was pasted, which goes first where both know one. */
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

/** The region that an address begins with, by as much of its name as is written: 浙江省宁波市海曙区翠柏路, 宁波市海曙区翠柏路. */
export function regionOfAddress(address: string, regions: readonly Region[]): string | undefined {
  const text = address.replaceAll(/\s/g, '');
  let best: Region | undefined;
  for (const region of regions) {
    const short = region.name.replace(/^.{2,}?(?:省|自治区)(?=.)/, '');
    const isThere = text.startsWith(region.name) || text.startsWith(short);
    if (isThere && (best === undefined || region.name.length > best.name.length)) best = region;
  }
  return best?.code;
}

/** What words copied from a business licence say of an enterprise, and how many of its fields they fill. */
export function readPasted(
  text: string,
  regions: readonly Region[],
): { values: Partial<EnterpriseValues>; facts: StartFact[] } {
  const { name, uscc, address, establishedAt, capitalFen } = readLicence(text);
  const regionCode = address === null ? undefined : regionOfAddress(address, regions);
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

/** Rows of a spreadsheet among what was pasted that are of no licence: figures, to be imported with a look at them first. */
export const tableOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.includes('\t'));
  const isFigures = lines.some((line) => !ofLicence.test(line.split('\t')[0] ?? ''));
  return isFigures ? lines.filter((line) => !ofLicence.test(line.split('\t')[0] ?? '')).join('\n') : '';
};

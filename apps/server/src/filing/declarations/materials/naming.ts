import { safeFileName } from '../../../platform/file';

/** Ours; {序号} keeps the order of the notice wherever files are sorted by name. */
export const usualPattern = '{序号}_{材料}_{企业}';

export interface NameParts {
  /** Place in the order of the notice, 0 for the form. */
  number: number;
  material: string;
  firm: string;
  project: string;
  /** YYYYMMDD */
  day: string;
  /** With its dot. */
  ending: string;
}

const tokens = ['{序号}', '{材料}', '{企业}', '{项目}', '{日期}'] as const;

/** What is wrong with a pattern; null for one that can be used. */
export function patternProblem(pattern: string): string | null {
  const unknown = pattern.match(/\{[^}]*\}/g)?.find((token) => !(tokens as readonly string[]).includes(token));
  if (unknown !== undefined) return `命名规则里没有“${unknown.slice(0, 20)}”，可以用${tokens.join('、')}`;
  return pattern.includes('{序号}') || pattern.includes('{材料}') ? null : '命名规则里应有{序号}或{材料}';
}

export function fileName(pattern: string, { number, material, firm, project, day, ending }: NameParts): string {
  const values: Readonly<Record<string, string>> = {
    '{序号}': String(number).padStart(2, '0'),
    '{材料}': material,
    '{企业}': firm,
    '{项目}': project,
    '{日期}': day,
  };
  return safeFileName(
    pattern.replace(/\{[^}]*\}/g, (token) => values[token] ?? token),
    ending,
  );
}

/** Two files may not have one name, nor names that differ in case only: the second becomes 名称(2). */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let unique = name;
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1) unique = `${base}(${copy})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

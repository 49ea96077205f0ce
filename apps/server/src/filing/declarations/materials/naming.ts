import { safeFileName } from '../../../platform/file';

/**
 * Pattern of file names in an export where the user set none; {序号} keeps the order of the notice when files are sorted
 * by name.
 */
export const defaultPattern = '{序号}_{材料}_{企业}';

export interface NameParts {
  /** Number in the order of the notice, as 02; 02-1 of several files of a material, 00 for the form. */
  number: string;
  material: string;
  firm: string;
  project: string;
  /** YYYYMMDD */
  day: string;
  /** File extension with its dot. */
  ending: string;
}

const tokens = ['{序号}', '{材料}', '{企业}', '{项目}', '{日期}'] as const;

/** Problem of a naming pattern, as a sentence; null for a valid one. */
export function patternProblem(pattern: string): string | null {
  const unknown = pattern.match(/\{[^}]*\}/g)?.find((token) => !(tokens as readonly string[]).includes(token));
  if (unknown !== undefined) return `命名规则里没有“${unknown.slice(0, 20)}”，可以用${tokens.join('、')}`;
  return pattern.includes('{序号}') || pattern.includes('{材料}') ? null : '命名规则里应有{序号}或{材料}';
}

export function fileName(pattern: string, { number, material, firm, project, day, ending }: NameParts): string {
  const values: Readonly<Record<string, string>> = {
    '{序号}': number,
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

/** File names made different, also where case is ignored: the second of two equal ones becomes 名称(2). */
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

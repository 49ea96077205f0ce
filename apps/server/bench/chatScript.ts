/** What the bench and its child agree on. */
export type ChildReport =
  | { type: 'ready'; address: string; tokens: string[]; rss: number }
  | {
      type: 'memory';
      rss: number;
      heap: number;
      cpuSeconds: number;
      lagMs: { p50: number; p99: number; max: number };
    };

const words = [...'符合高新技术企业认定条件的企业，按照规定享受研发费用加计扣除与后补助；金额以主管部门公布的为准。'];

/** A text that follows from the question alone, so that anybody can tell whether it came whole: “答：n” asks for n tokens. */
export function answerTo(question: string): string {
  const [name = '', count = '100'] = question.split('：');
  let text = '';
  for (let n = 0; n < Number(count); n++)
    text += `${words[n % words.length]}${words[(n * 7 + name.length) % words.length]}`;
  return text;
}

const known = new Map<string, string[]>();

/** Two characters each, as Chinese tokens about are. The same list for the same text, so that it is not measured. */
export function tokensOf(text: string): string[] {
  const tokens = known.get(text) ?? text.match(/[\s\S]{1,2}/g) ?? [];
  known.set(text, tokens);
  return tokens;
}

import { setImmediate as turn } from 'node:timers/promises';
import type { Issue, ProofreadResult, ProofreadSession } from '@hengce/proofreading';

/** Characters between two looks at what else there is to do: some ten milliseconds. */
const atOnce = 5_000;

/** An issue by the characters of the whole text. */
export type PlacedIssue = Omit<Issue, 'block'>;

/** Proofreads a text without keeping others from their turn. `onRead` hears how many paragraphs are done. A session reads one text at a time. */
export async function readAll(
  text: string,
  session: ProofreadSession,
  onRead: (done: number, all: number) => Promise<void> = async () => {},
): Promise<ProofreadResult> {
  session.update(text);
  let characters = 0;
  while (session.read(atOnce)) {
    await turn();
    characters += atOnce;
    if (characters % (10 * atOnce) !== 0) continue;
    const { blocks, waiting } = session.result();
    await onRead(Math.max(0, blocks.length - waiting), blocks.length);
  }
  return session.result();
}

/** The issues of a result by the characters of the whole text. */
export function placedIssues({ blocks, issues }: Pick<ProofreadResult, 'blocks' | 'issues'>): PlacedIssue[] {
  return issues.map(({ block, ...issue }) => {
    const start = blocks[block]?.start ?? 0;
    return { ...issue, from: start + issue.from, to: start + issue.to };
  });
}

import { setImmediate as turn } from 'node:timers/promises';
import type { Issue, ProofreadResult, ProofreadSession } from '@hengce/proofreading';

/** Characters between two looks at what else there is to do: some ten milliseconds. */
const atOnce = 5_000;

export type PlacedIssue = Omit<Issue, 'block'>;

/**
 * Result of proofreading a text, which is read in turns, so that the server can answer others meanwhile. A session reads one
 * text at a time.
 *
 * @param onRead called with the number of paragraphs that are done
 */
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

/** Issues of a result with their offsets in the whole text instead of in their blocks. */
export function placedIssues({ blocks, issues }: Pick<ProofreadResult, 'blocks' | 'issues'>): PlacedIssue[] {
  return issues.map(({ block, ...issue }) => {
    const start = blocks[block]?.start ?? 0;
    return { ...issue, from: start + issue.from, to: start + issue.to };
  });
}

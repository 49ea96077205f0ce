import type { Clause } from '../model/types';

export function clause(
  id: string,
  parentId: string | null,
  kind: Clause['kind'],
  label: string,
  heading: string,
  text: string,
  depth: number,
): Clause {
  return { id, parentId, kind, label, heading, text, depth };
}

/** How a condition is confirmed in its row. */
export interface Confirm {
  /** What is being kept: the question, and the answer. */
  pending: { questionId: string; holds: boolean | null } | undefined;
  say: (questionId: string, holds: boolean | null, item: string) => void;
}

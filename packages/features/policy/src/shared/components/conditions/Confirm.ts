/** Confirms a condition in its row. */
export interface Confirm {
  /** Question that is being saved, with its answer; null for none. */
  pending: { questionId: string; holds: boolean | null } | undefined;
  say: (questionId: string, holds: boolean | null, item: string) => void;
}

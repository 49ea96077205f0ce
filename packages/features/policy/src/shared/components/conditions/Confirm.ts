/** Confirmation of conditions in their rows: the answer that is being saved, and the function that saves one. */
export interface Confirm {
  /** Condition that is being saved, with its answer (null withdraws it); undefined for none. */
  pending: { questionId: string; holds: boolean | null } | undefined;
  say: (questionId: string, holds: boolean | null, item: string) => void;
}

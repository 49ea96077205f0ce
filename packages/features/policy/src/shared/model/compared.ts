/** Number of documents that can be compared: two clause by clause, more by their points. */
export const maxCompared = 4;

/** Documents of a comparison, by the ids of their policies. */
export interface Compared {
  /** Empty while none is chosen. */
  left: string;
  right: string;
  /** The third and the fourth. */
  more: readonly string[];
}

/** Query parameters of a comparison. */
export const comparedParams = ({ left, right, more }: Compared): Record<string, string> => ({
  ...(left && { left }),
  ...(right && { right }),
  ...(more.length > 0 && { more: more.join(',') }),
});

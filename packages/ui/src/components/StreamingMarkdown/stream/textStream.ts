/** Text that arrives in pieces. `getText` has all of it at once; only painting waits for frames. */
export interface TextStream {
  /**
   * Adds a piece. With its offset in the whole text a piece that comes twice, or overlaps, adds only what is new.
   *
   * @returns false when text before the piece is missing; then nothing was added
   */
  append: (piece: string, offset?: number) => boolean;
  /** Ends the text and paints it without waiting for a frame. */
  finish: () => void;
  getText: () => string;
  isDone: () => boolean;
  /**
   * Calls back after each piece and at the end.
   *
   * @returns a function that ends the subscription
   */
  subscribe: (listener: () => void) => () => void;
}

export function createTextStream(initial = ''): TextStream {
  let text = initial;
  let isDone = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    append(piece, offset = text.length) {
      if (offset > text.length) return false;
      const added = piece.slice(text.length - offset);
      if (isDone || added === '') return true;
      text += added;
      tell();
      return true;
    },
    finish() {
      isDone = true;
      tell();
    },
    getText: () => text,
    isDone: () => isDone,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

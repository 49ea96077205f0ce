/** Fields of a KeyboardEvent that tell an input method's key from the user's. */
export interface KeyLike {
  key: string;
  isComposing: boolean;
  timeStamp: number;
}

/** Safari ends the composition first and sends the Enter that ended it afterwards, within this many milliseconds. */
const safariGap = 50;
const keysThatEnd = new Set(['Enter', 'Escape']);

/**
 * Guard that tells keys of an input method from keys for us: an Enter that commits pinyin must not submit. Chrome and
 * Firefox send that Enter while composing; Safari sends it after `compositionend`, where `isComposing` is already
 * false. The time of the hardware event decides there, so that a busy main thread does not. It is one shot: the next
 * Enter is the user's. `keyCode` 229 alone proves nothing (Android sends it for ordinary keys) and is not used.
 */
export function createImeGuard() {
  let isComposing = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    start() {
      isComposing = true;
    },
    end(timeStamp: number) {
      isComposing = false;
      endedAt = timeStamp;
    },
    /** Some input methods drop compositionend when the field loses focus. */
    blur() {
      isComposing = false;
    },
    isImeKey(event: KeyLike): boolean {
      if (isComposing || event.isComposing) return true;
      if (keysThatEnd.has(event.key) && event.timeStamp - endedAt < safariGap) {
        endedAt = Number.NEGATIVE_INFINITY;
        return true;
      }
      return false;
    },
  };
}

import { blocksOf, commits, visitRendered } from '../../streaming/src/commitHook';

/** Parts of the page, by who may change while an answer grows. */
export const zones = ['growing', 'settled', 'messages', 'sidebar', 'composer', 'rest'] as const;
export type Zone = (typeof zones)[number];

export interface Seen {
  commits: number;
  frames: number;
  /** Elements that React rendered again. */
  rendered: Record<Zone, number>;
  /** Changes of the document. */
  mutated: Record<Zone, number>;
  /** The first changes in parts that should stay as they are. */
  examples: string[];
}

/** The last blocks may change with what comes next; everything before them is settled. */
const openBlocks = 3;
const maxExamples = 30;

const none = (): Record<Zone, number> => ({ growing: 0, settled: 0, messages: 0, sidebar: 0, composer: 0, rest: 0 });
const nothing = (): Seen => ({ commits: 0, frames: 0, rendered: none(), mutated: none(), examples: [] });

let seen = nothing();
let isWatching = false;
let composer: Element | undefined;
let settled = new Set<Element>();
let settledBefore = settled;

const growing = (): Element | undefined => [...document.querySelectorAll('li[data-role="assistant"]')].at(-1);

/** What stands around the field, up to where the messages begin. */
function composerOf(): Element | undefined {
  let found: Element | undefined;
  for (let at: Element | null = document.querySelector('textarea'); at; at = at.parentElement) {
    if (at.querySelector('li[data-role]')) break;
    found = at;
  }
  return found;
}

function zoneOf(element: Element, blocks: readonly Set<Element>[]): Zone {
  const turn = element.closest('li[data-role]');
  if (turn === null) {
    if (element.closest('aside')) return 'sidebar';
    return composer?.contains(element) && element !== composer ? 'composer' : 'rest';
  }
  if (turn !== growing()) return 'messages';
  for (let at: Element | null = element; at && at !== turn; at = at.parentElement)
    if (blocks.some((set) => set.has(at as Element))) return 'settled';
  return 'growing';
}

function note(kind: string, zone: Zone, element: Element): void {
  const example = `${kind} ${zone} ${element.outerHTML.slice(0, 160)}`;
  if (zone === 'growing' || seen.examples.length >= maxExamples || seen.examples.includes(example)) return;
  seen.examples.push(example);
}

commits.tell = (root) => {
  if (!isWatching) return;
  seen.commits += 1;
  visitRendered(root, (element) => {
    const zone = zoneOf(element, [settled, settledBefore]);
    seen.rendered[zone] += 1;
    if (zone !== 'messages') note('rendered', zone, element);
  });
  settledBefore = settled;
  const turn = growing();
  settled = new Set(turn ? blocksOf(turn).slice(0, -openBlocks) : []);
};

const observer = new MutationObserver((records) => {
  for (const { target, type, attributeName } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element?.isConnected) continue;
    // What became settled by the commit that changed it was still growing.
    const zone = zoneOf(element, [settledBefore]);
    seen.mutated[zone] += 1;
    note(`${type} ${attributeName ?? ''}`, zone, element);
  }
});

function countFrame(): void {
  if (!isWatching) return;
  seen.frames += 1;
  requestAnimationFrame(countFrame);
}

Object.assign(window, {
  watchPage: {
    start() {
      seen = nothing();
      composer = composerOf();
      isWatching = true;
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      requestAnimationFrame(countFrame);
    },
    stop(): Seen {
      isWatching = false;
      observer.disconnect();
      return seen;
    },
  },
});

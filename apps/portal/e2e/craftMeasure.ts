/** Measures of a page, in px. `measure` is sent to the page as text: it may use nothing outside of itself. */
export interface Seen {
  /** From the sheet to what stands most to the left, and to the middle of the title's first line. */
  left: number | null;
  title: number | null;
  /** Where the tabs of a page end; null without. */
  chrome: number | null;
  /** Controls of different heights in one row. */
  mixed: string[];
  /** Fields that are as high as those of a toolbar in a form, or the other way round. */
  fields: string[];
  shift: number;
  /** Rows of lists and tables that are too high. */
  high: string[];
}

/** Measures of the page that is open. @param maxRow greatest height of a row of a list or table, as if its longest text took one line */
export function measure(maxRow: number): Seen {
  const main = document.querySelector('main') ?? document.body;
  const sheet = main.getBoundingClientRect();
  const range = document.createRange();
  const linesOf = (node: Node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const boxOf = (node: Node) => {
    const holder = node instanceof Element ? node : node.parentElement;
    // What is only read out is cut to a point.
    return holder && holder.getBoundingClientRect().width > 1 ? linesOf(node)[0] : undefined;
  };

  const heading = main.querySelector('h1');
  const titleBox = heading ? boxOf(heading) : undefined;
  let left: number | null = null;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.textContent?.trim() ? boxOf(node) : undefined;
    // A skip link waits above the window until it is focused.
    if (!box || box.width <= 1 || box.bottom <= 0 || node.parentElement?.closest('nav, aside')) continue;
    if (left === null || box.left < left) left = box.left;
  }

  const hasFrame = (element: Element) => {
    const { backgroundColor, boxShadow, borderTopWidth } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none' || borderTopWidth !== '0px';
  };
  // What has an edge or a ground of its own, with all that is in it. The composer is one control.
  const framed = [
    ...main.querySelectorAll<HTMLElement>(
      ':is(button, a, [role=group], [role=presentation], [role=radiogroup], [role=toolbar])',
    ),
  ].filter((element) => {
    const { height, width } = element.getBoundingClientRect();
    return hasFrame(element) && height >= 26 && height <= 48 && width > 20;
  });
  const controls = framed
    .filter((element) => {
      const composer = element.closest('div:has(textarea)');
      return !(composer && hasFrame(composer)) && !framed.some((other) => other !== element && other.contains(element));
    })
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const rowHeight = (one: Element, other: Element) => {
    let row: Element | null = one;
    while (row && !row.contains(other)) row = row.parentElement;
    return row?.getBoundingClientRect().height ?? 0;
  };
  const nameOf = (element: HTMLElement, height: number) =>
    `${(element.textContent || element.querySelector('input')?.placeholder || '').slice(0, 12)} ${height}`;
  const mixed = new Set<string>();
  for (const one of controls)
    for (const other of controls) {
      const isAfter =
        Math.abs(one.box.top + one.box.bottom - other.box.top - other.box.bottom) < 16 &&
        other.box.left >= one.box.right - 1;
      if (isAfter && Math.abs(one.box.height - other.box.height) >= 1 && rowHeight(one.element, other.element) <= 72)
        mixed.add(`${nameOf(one.element, one.box.height)} | ${nameOf(other.element, other.box.height)}`);
    }

  const fields = controls.flatMap(({ element, box }) => {
    const input = element.querySelector<HTMLInputElement>(
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=range])',
    );
    const isSelect = element.matches('[aria-haspopup=listbox]');
    if (!input && !isSelect) return [];
    const named = (input ?? element).getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...(input?.labels ?? []), ...named.map((id) => document.getElementById(id))];
    const hasName = labels.some(
      (label) => label && !element.contains(label) && (label.parentElement?.getBoundingClientRect().width ?? 0) > 1,
    );
    const fits = hasName ? box.height === 36 || box.height === 40 : box.height <= 32 || box.height === 44;
    return fits ? [] : [nameOf(element, box.height)];
  });

  const high = [...main.querySelectorAll(':is(ul, ol) > li, tbody > tr, [role=rowgroup] > [role=row]')].flatMap(
    (row) => {
      const box = row.getBoundingClientRect();
      const beside = row.parentElement?.children ?? [];
      // What stands side by side is no list, what holds lists or waits for a file no row; what is said is read.
      const isCard = [...beside].some((other) => Math.abs(other.getBoundingClientRect().left - box.left) > 8);
      if (isCard || row.querySelector('ul, ol, table, input[type=file]') || row.closest('[role=log]')) return [];
      // Some text is long: what it takes beyond its first line.
      const blocks = [...row.querySelectorAll('*')].filter((each) => getComputedStyle(each).display !== 'inline');
      const rest = Math.max(
        0,
        ...blocks.map((block) => {
          const own = [...block.childNodes].filter(
            (node) => node instanceof Text || (node instanceof Element && getComputedStyle(node).display === 'inline'),
          );
          const lines = own.flatMap(linesOf);
          if (lines.length === 0) return 0;
          const line = Number.parseFloat(getComputedStyle(block).lineHeight) || 0;
          const tall = Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top));
          return Math.max(0, Math.round(tall / line) - 1) * line;
        }),
      );
      const height = Math.round(box.height - rest);
      return height > maxRow ? [`${row.textContent?.slice(0, 20)} ${height}`] : [];
    },
  );

  const tabs = main.querySelector('nav:has(a[aria-current=page])');
  return {
    high,
    left: left === null ? null : Math.round(left - sheet.left),
    title: titleBox ? Math.round((titleBox.top + titleBox.bottom) / 2 - sheet.top) : null,
    chrome: tabs ? Math.round(tabs.getBoundingClientRect().bottom - sheet.top) : null,
    mixed: [...mixed],
    fields,
    shift: (window as unknown as { shifted: number }).shifted,
  };
}

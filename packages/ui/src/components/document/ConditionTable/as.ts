/** Explicit roles of table elements, because those laid out as blocks and grids lose theirs in some browsers. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role });

/** Roles are written out, because table elements laid out as blocks and grids lose theirs in some browsers. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role });

/** Explicit role of a table element, because one laid out as a block or grid loses its own in some browsers. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role });

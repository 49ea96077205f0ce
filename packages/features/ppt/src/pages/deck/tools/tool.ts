/** What stands in place of the fields of the open slide. */
export type Tool = 'find' | 'check' | 'updates';

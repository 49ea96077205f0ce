const salutation = /^(?:各|有关)[^。；：\n]{0,80}(?:单位|部门|企业|机构|政府|委员会|局|委|厅|院|校|会|办|区|县|市)：/u;

/** End offset of the salutation that begins a notice (各有关单位：), in UTF-16 units; 0 without one. */
export const salutationEnd = (text: string): number => salutation.exec(text)?.[0].length ?? 0;

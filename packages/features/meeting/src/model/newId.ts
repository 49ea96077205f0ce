/** An id that no other segment or speaker has. */
export const newId = (): string => crypto.randomUUID();

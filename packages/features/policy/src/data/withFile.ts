/** A body with a file: its fields as text, what is absent left out. */
export const withFile = (fields: Readonly<Record<string, string | undefined>>, file: File) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  form.set('file', file);
  return () => form;
};

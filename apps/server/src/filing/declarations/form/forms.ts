import { generalForm } from './generalForm';
import { highTechForm } from './highTechForm';
import type { FormDef } from './schema';

const forms: readonly FormDef[] = [highTechForm, generalForm];

/** The form of a programme's own item, else the general one. */
export const formOf = (policyId: string, itemId: string): FormDef =>
  forms.find(({ programme }) => programme?.policyId === policyId && programme.itemId === itemId) ?? generalForm;

/** The form with an id that a declaration stored; forms are never removed. */
export const formById = (id: string): FormDef => forms.find((form) => form.id === id) ?? generalForm;

import type { SupportForm } from '../../items';
import { generalForm } from './generalForm';
import { highTechForm } from './highTechForm';
import { equipmentForm } from './kinds/equipmentForm';
import { loanForm } from './kinds/loanForm';
import { recognitionForm } from './kinds/recognitionForm';
import { deductionForm, researchForm } from './kinds/researchForm';
import { renewalForm, titleForm } from './kinds/titleForm';
import type { FormDef } from './schema';

const official: readonly FormDef[] = [highTechForm];
const bySupport: Readonly<Record<SupportForm, FormDef>> = {
  loan: loanForm,
  recognition: recognitionForm,
  equipment: equipmentForm,
  research: researchForm,
  deduction: deductionForm,
  title: titleForm,
  renewal: renewalForm,
  general: generalForm,
};
export const forms: readonly FormDef[] = [...official, ...Object.values(bySupport)];

/** The official form of an item, else that of its kind of support. */
export const formOf = (policyId: string, itemId: string, support: SupportForm): FormDef =>
  officialForm(policyId, itemId) ?? bySupport[support];

export const hasOfficialForm = (policyId: string, itemId: string): boolean =>
  officialForm(policyId, itemId) !== undefined;

const officialForm = (policyId: string, itemId: string): FormDef | undefined =>
  official.find(({ programme }) => programme?.policyId === policyId && programme.itemId === itemId);

/** Form of a declaration, by its stored id; forms are never removed, so that no value is lost. An unknown id gives the general form. */
export const formById = (id: string): FormDef => forms.find((form) => form.id === id) ?? generalForm;

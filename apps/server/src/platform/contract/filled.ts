import { fieldRejection } from './Rejection';

/** Text of a field, trimmed. @throws Rejection 400 when fewer than `least` characters are left. */
export function filled(field: string, label: string, text: string, least = 1): string {
  const trimmed = text.trim();
  if (trimmed.length >= least) return trimmed;
  throw fieldRejection(field, trimmed === '' ? `请填写${label}` : `${label}至少${least}个字`);
}

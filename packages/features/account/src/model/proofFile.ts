/** What the server takes as a slip. */
export const proofTypes = ['application/pdf', 'image/png', 'image/jpeg'];
const maxBytes = 5_000_000;

/** 184KB, 5.2MB */
export const fileSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))}KB` : `${(bytes / 1e6).toFixed(1)}MB`;

export interface ProofProblem {
  kind: 'wrongType' | 'tooLarge' | 'empty';
  /** What it is now. */
  value: string;
}

/** Why a file cannot be a slip, found before it travels; the server looks at its bytes. */
export function proofProblem(file: File): ProofProblem | undefined {
  if (!proofTypes.includes(file.type)) return { kind: 'wrongType', value: file.name };
  if (file.size > maxBytes) return { kind: 'tooLarge', value: fileSize(file.size) };
  return file.size === 0 ? { kind: 'empty', value: '' } : undefined;
}

/** Typed values of sign-in. They outlive tabs and views, so that changing them loses nothing. */
export interface LoginEntries {
  phone: string;
  password: string;
  code: string;
  /** `yes` once the agreement is accepted. */
  agreement: string;
  newPassword: string;
}

export type SetEntry = (name: keyof LoginEntries, value: string) => void;

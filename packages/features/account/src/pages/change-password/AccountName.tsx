/** Invisible field that tells a password manager whose password changes. */
export const AccountName = ({ phone }: { phone: string }) => (
  <input type="text" autoComplete="username" value={phone} readOnly hidden />
);

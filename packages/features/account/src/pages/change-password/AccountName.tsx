/** Tells a password manager whose password changes; nobody else sees it. */
export const AccountName = ({ phone }: { phone: string }) => (
  <input type="text" autoComplete="username" value={phone} readOnly hidden />
);

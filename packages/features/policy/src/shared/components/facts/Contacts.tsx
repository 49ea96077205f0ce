import type { Notice } from '@hengce/api';
import { FactSection } from './FactSection';
import { words } from './facts.css';

/** Contacts for questions; nothing where there are none. */
export function Contacts({ title, contacts }: { title: string; contacts: Notice['contacts'] }) {
  if (contacts.length === 0) return null;
  return (
    <FactSection title={title}>
      {contacts.map(({ org, phone }) => (
        <p key={phone} className={words}>
          {org}
          <br />
          {phone}
        </p>
      ))}
    </FactSection>
  );
}

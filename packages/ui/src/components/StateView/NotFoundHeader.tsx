'use client';
import { DocumentFont } from '../../provider/DocumentFont';
import { useUiText } from '../../provider/Provider';
import { broken, issuer, number, rule, stop, whole } from './NotFoundHeader.css';

/** Header of a document that does not exist: its line breaks off. Decoration; the title says it in words. */
export function NotFoundHeader() {
  const text = useUiText();
  return (
    <>
      <DocumentFont />
      <div className={issuer} aria-hidden="true">
        {text.notFoundIssuer}
      </div>
      <div className={number} aria-hidden="true">
        {text.notFoundNumber(new Date().getFullYear())}
      </div>
      <div className={rule} aria-hidden="true">
        <span className={whole} />
        <span className={stop} />
        <span className={broken} />
      </div>
    </>
  );
}

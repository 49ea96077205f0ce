import { docNo as docNoClass, issuers as issuersClass, top } from './DocumentHeader.css';
import type { DocumentHeaderVariant } from './documentHeaderOptions';

interface DocumentIssuersProps {
  issuers: readonly string[];
  docNo: string | null | undefined;
  variant: DocumentHeaderVariant;
  isPlain: boolean;
  hasNumberInBar: boolean;
}

/** Issuers of the document, one below the other, and its number. */
export function DocumentIssuers({ issuers, docNo, variant, isPlain, hasNumberInBar }: DocumentIssuersProps) {
  return (
    <div className={top}>
      <div className={issuersClass({ variant, isPlain })}>
        {issuers.map((issuer) => (
          <span key={issuer}>{issuer}</span>
        ))}
      </div>
      {docNo ? <div className={docNoClass({ variant, isWideOnly: hasNumberInBar })}>{docNo}</div> : null}
    </div>
  );
}

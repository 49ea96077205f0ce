import { useFeatureHost } from '@hengce/feature-kit';
import { usePolicyHrefs } from '@hengce/policy';
import { Brand, Button, LinkButton, SearchField, StateView } from '@hengce/ui';
import { text } from '../text';
import { brand, line, searchBox } from './NotFoundPage.css';

/** 404, drawn as a document that is not on file. Without a session it leads to sign-in only. */
export function NotFoundPage({ onBack }: { onBack: () => void }) {
  const { navigate, session } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const { isSignedIn } = session;
  return (
    <>
      {isSignedIn ? null : (
        <div className={brand}>
          <Brand name={text.brand} size="lg" />
        </div>
      )}
      <StateView
        kind="notFound"
        size="page"
        title={text.notFound.title}
        description={text.notFound.description(isSignedIn).map((part) => (
          <span key={part} className={line}>
            {part}
          </span>
        ))}
        primaryAction={
          <LinkButton variant="primary" href={isSignedIn ? '/' : '/login'}>
            {isSignedIn ? text.notFound.home : text.notFound.signIn}
          </LinkButton>
        }
        secondaryAction={<Button onPress={onBack}>{text.notFound.back}</Button>}
      >
        {isSignedIn ? (
          <div className={searchBox}>
            <SearchField
              label={text.search.label}
              placeholder={text.search.placeholder}
              size="touch"
              onSubmit={(q) => navigate(hrefs.search(new URLSearchParams({ q }).toString()))}
            />
          </div>
        ) : null}
      </StateView>
    </>
  );
}

import { useFeatureHost } from '@hengce/feature-kit';
import { usePolicyHrefs } from '@hengce/policy';
import { Button, LinkButton, SearchField, StateView } from '@hengce/ui';
import { text } from '../text';
import { line, searchBox } from './NotFoundPage.css';

/** 404, in the form of a document that is not on file. */
export function NotFoundPage({ onBack }: { onBack: () => void }) {
  const { navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  return (
    <StateView
      kind="notFound"
      size="page"
      title={text.notFound.title}
      description={text.notFound.description.map((part) => (
        <span key={part} className={line}>
          {part}
        </span>
      ))}
      primaryAction={
        <LinkButton variant="primary" href="/">
          {text.notFound.home}
        </LinkButton>
      }
      secondaryAction={<Button onPress={onBack}>{text.notFound.back}</Button>}
    >
      <div className={searchBox}>
        <SearchField
          label={text.search.label}
          placeholder={text.search.placeholder}
          size="touch"
          onSubmit={(q) => navigate(hrefs.search(new URLSearchParams({ q }).toString()))}
        />
      </div>
    </StateView>
  );
}

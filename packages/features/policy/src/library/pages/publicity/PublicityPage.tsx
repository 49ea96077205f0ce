'use client';
import { useSearchState } from '@hengce/feature-kit';
import { PageHeader, Tabs } from '@hengce/ui';
import { QueryField } from '../../../shared/components/filters/QueryField';
import { widePage } from '../../../shared/components/page.css';
import { FoundPart } from './FoundPart';
import { ListsPart } from './ListsPart';
import { MinePart } from './MinePart';
import { part } from './PublicityPage.css';
import { publicityState } from './publicityState';
import { usePublicityText } from './text';

const bodyId = 'publicity-body';

/** 公示名单: all lists, search for a firm in them, and the user's hits. */
export function PublicityPage() {
  const text = usePublicityText().publicity;
  const [state, setState] = useSearchState(publicityState);
  const look = (name: string) => setState({ name, page: 1 });
  return (
    <div className={widePage}>
      <PageHeader title={text.title} description={text.description} />
      <QueryField
        label={text.find}
        placeholder={text.findPlaceholder}
        q={state.name}
        onSearch={(name) => look([...name].length < 2 ? '' : name)}
      />
      {state.name ? (
        <FoundPart name={state.name} onBack={() => look('')} />
      ) : (
        <div className={part}>
          <Tabs
            label={text.view}
            controls={bodyId}
            selectedKey={state.view}
            onSelectionChange={(id) => setState({ view: id === 'mine' ? 'mine' : 'lists', page: 1 })}
            items={[
              { id: 'lists', label: text.lists },
              { id: 'mine', label: text.mine },
            ]}
          />
          <div id={bodyId}>
            {state.view === 'mine' ? <MinePart /> : <ListsPart state={state} onChange={setState} />}
          </div>
        </div>
      )}
    </div>
  );
}

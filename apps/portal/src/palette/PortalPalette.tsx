import { type OwnWork, useChatHrefs, useOwnWork } from '@hengce/chat';
import { useNow } from '@hengce/feature-kit';
import { usePolicyHrefs, usePolicySuggestions } from '@hengce/policy';
import { dayAndHour } from '@hengce/text';
import { type ColorScheme, CommandPalette, DeadlineRule, Icon } from '@hengce/ui';
import {
  AudioLines,
  FileText,
  Library,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  Presentation,
  Search,
  Send,
  SpellCheck,
} from 'lucide-react';
import { useState } from 'react';
import { signOut } from '../host/services';
import { entries } from '../layout/navigation/navigation';
import { themeIcons } from '../layout/ThemeMenu';
import { themePreference, usePreference } from '../session/preferences';
import { text } from '../text';
import { type FoundPage, findPages } from './pages';
import { useRecords } from './useRecords';

export interface PortalPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const asItem = ({ icon, ...page }: FoundPage) => ({ ...page, icon: <Icon icon={icon} /> });
/** Pages of the navigation, shown before anything is typed. */
const starts = entries.map(({ id, label, icon, href }) => asItem({ id, label, icon, href }));
const themes = (['light', 'dark', 'system'] as const).map((scheme) => ({
  id: scheme,
  label: scheme === 'system' ? text.palette.followSystem : text.palette.theme(text.theme[scheme]),
  icon: <Icon icon={themeIcons[scheme]} />,
}));
const all = [...themes, { id: 'signOut', label: text.user.signOut, icon: <Icon icon={LogOut} /> }];

/**
 * Command palette: finds pages, policies, the account's own work and commands by what is typed; before that, where the
 * navigation leads.
 */
export function PortalPalette({ isOpen, onOpenChange }: PortalPaletteProps) {
  const [typed, setTyped] = useState('');
  const scheme = usePreference(themePreference);
  const hrefs = usePolicyHrefs();
  const query = typed.trim();
  const { suggestions, isLoading } = usePolicySuggestions(isOpen ? query : '');
  const own = useOwnWork(query, isOpen);
  const records = useRecords(query, isOpen);
  const now = useNow();
  const chatHrefs = useChatHrefs();
  const commands = all.filter(({ id }) => id !== scheme);
  const fits = ({ label }: { label: string }) => label.toLowerCase().includes(query.toLowerCase());
  const searchFor = (q: string) => hrefs.search(new URLSearchParams({ q }).toString());

  const asWork = (icon: LucideIcon) => (work: OwnWork) => ({
    id: `work:${work.id}`,
    label: work.title,
    icon: <Icon icon={icon} />,
    description: 'found' in work.detail ? work.detail.found : dayAndHour(work.detail.changedAt, now),
    href: work.href,
  });

  const act = (id: string) => {
    if (id === 'signOut') signOut();
    else if (themes.some((theme) => theme.id === id)) themePreference.set(id as ColorScheme);
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) setTyped('');
        onOpenChange(next);
      }}
      query={typed}
      onQueryChange={setTyped}
      placeholder={text.palette.placeholder}
      emptyText={query === '' ? text.palette.empty : text.palette.none(query)}
      isLoading={isLoading || own.isLoading || records.isLoading}
      notice={own.isPartial || records.isPartial ? text.palette.partial : undefined}
      onAction={act}
      sections={[
        // What is named by what was typed runs on Enter; the search for the words comes last.
        ...(query === ''
          ? [{ id: 'recent', title: text.palette.recent, items: own.conversations.map(asWork(MessageSquareText)) }]
          : []),
        { id: 'pages', title: text.palette.pages, items: query === '' ? starts : findPages(query).map(asItem) },
        { id: 'commands', title: text.palette.commands, items: commands.filter(fits) },
        {
          id: 'policies',
          title: text.palette.policies,
          items: suggestions.map(({ kind, text: label, marks, policyId, detail, window }) => ({
            id: `${kind}:${policyId ?? label}`,
            label,
            marks,
            voice: policyId ? ('document' as const) : ('product' as const),
            description: detail,
            trailing: window && window.state !== 'none' ? <DeadlineRule {...window} now={now} /> : undefined,
            icon: <Icon icon={policyId ? FileText : Search} />,
            href: policyId ? hrefs.detail(policyId) : searchFor(label),
          })),
        },
        ...(query === ''
          ? []
          : [
              { id: 'declarations', title: text.palette.declarations, items: records.declarations.map(asWork(Send)) },
              { id: 'bases', title: text.palette.bases, items: own.bases.map(asWork(Library)) },
              { id: 'documents', title: text.palette.documents, items: own.documents.map(asWork(FileText)) },
              { id: 'decks', title: text.palette.decks, items: records.decks.map(asWork(Presentation)) },
              { id: 'meetings', title: text.palette.meetings, items: records.meetings.map(asWork(AudioLines)) },
              { id: 'proofs', title: text.palette.proofs, items: records.proofs.map(asWork(SpellCheck)) },
              {
                id: 'conversations',
                title: text.palette.conversations,
                items: own.conversations.map(asWork(MessageSquareText)),
              },
            ]),
        {
          id: 'search',
          title: text.palette.search,
          items:
            query === ''
              ? []
              : [
                  {
                    id: 'searchAll',
                    label: text.palette.searchAll(query),
                    icon: <Icon icon={Search} />,
                    href: searchFor(query),
                  },
                  {
                    id: 'ask',
                    label: text.palette.ask(query),
                    icon: <Icon icon={MessageSquareText} />,
                    description: text.palette.asks,
                    href: chatHrefs.to('policyAssistant', new URLSearchParams({ q: query }).toString()),
                  },
                ],
        },
      ]}
    />
  );
}

import type { MainComponents } from '@hengce/api/contract';
import { fold } from '@hengce/text';
import { titleCore } from '../../../library/search';
import { isWithin, nationCode, placesIn, provinceOf, reachesPlace, regionCodesIn } from '../../../platform/vocabulary';
import type { Question } from '../AnswerEngine';
import type { EngineDependencies } from '../dependencies';
import { withoutStatements } from '../parts';
import { goneOnFrom, hasTopic, likeness, topicOf } from '../topic';
import { withoutAmounts } from './statedFields';

type S = MainComponents['schemas'];

/** A question with the data that answers it (policies, the firm), each read once. */
export class Asked {
  private readonly known = new Map<string, Promise<S['Policy'] | null>>();
  /** Earlier question that this one follows up; null for none. */
  private readonly before: string | null;

  constructor(
    readonly deps: EngineDependencies,
    readonly question: Question,
    /** The user's present enterprise. */
    readonly firm: S['Enterprise'] | null,
  ) {
    this.before = goneOnFrom(question.text, question.history);
  }

  get text(): string {
    return this.question.text;
  }

  /** The question, with the earlier one that it follows up, for finding its topic. */
  get about(): string {
    return this.before === null ? this.text : `${this.before} ${this.text}`;
  }

  /** Topic of the question, in the words of documents; empty when it names none. */
  get topic(): string {
    const asked = this.before ?? this.text;
    if (/研发/.test(asked) && /税/.test(asked)) return '研发费用加计扣除';
    const said = withoutAmounts(withoutStatements(asked));
    return hasTopic(said) ? topicOf(said.replace(/高企(?:认定)?/g, '高新技术企业认定')) : '';
  }

  /** GB/T 2260 code of the region that the question names; null where it names none, so that the firm's is used. */
  get place(): string | null {
    return regionCodesIn(this.text)[0] ?? (this.before === null ? null : (regionCodesIn(this.before)[0] ?? null));
  }

  get userId(): string {
    return this.question.userId;
  }

  /** Policy of an id; null for one that is not in the library. */
  policy(id: string): Promise<S['Policy'] | null> {
    const found = this.known.get(id) ?? this.deps.library.get(id).catch(() => null);
    this.known.set(id, found);
    return found;
  }

  /**
   * Policies that the question refers to: selected, named by title or 文号, or those of the turn before; empty for none.
   */
  async policies(): Promise<S['Policy'][]> {
    const { scope, quote, history } = this.question;
    const chosen = scope.policyIds.length > 0 ? scope.policyIds : quote?.policyId === undefined ? [] : [quote.policyId];
    let ids = chosen.length > 0 ? [...chosen] : this.named(this.text);
    if (ids.length === 0 && this.before !== null) ids = this.named(this.before);
    if (ids.length === 0 && history.length > 0 && !hasTopic(this.text) && this.titleSpokenOf() === null)
      ids = this.named(history.at(-1)?.answer ?? '').slice(0, 1);
    const found = await Promise.all(ids.map((id) => this.policy(id)));
    return found.filter((policy) => policy !== null);
  }

  /** Policies that a text names by 《title》, by a whole title, or by 文号. */
  private named(text: string): string[] {
    const titles = [...text.matchAll(/《((?:【示例】)?[^《》]{2,80})》/g)].map(([, title = '']) => title);
    const numbers = text.match(/[\u4e00-\u9fff]{0,12}[〔[［]\d{4}[〕\]］]\d+号/g) ?? [];
    const found = [...titles, ...numbers].flatMap((name) => this.find(name)?.id ?? []);
    return [...new Set(found.length > 0 ? found : this.calledWhole(text))].slice(0, 4);
  }

  private calledWhole(text: string): string[] {
    const said = titleCore(fold(text));
    const { rows } = this.deps.library.search({ q: topicOf(text) || text, pageSize: maxLookedAt });
    const called = rows.filter(isHolding).filter(({ title }) => {
      const core = titleCore(fold(title));
      const at = said.indexOf(core);
      // 宁波市城市供水条例 is not the nation's 城市供水条例.
      const isOfPlace = placesIn(said).some(({ end }) => end === at);
      return core.length >= shortestTitle && at >= 0 && !isOfPlace;
    });
    const [row] = called.sort((a, b) => this.nearnessOf(b) - this.nearnessOf(a));
    return row === undefined ? [] : [row.id];
  }

  /** Policy whose short name (高企, 小巨人) the question contains; null for none. */
  titleSpokenOf(): S['PolicySummary'] | null {
    const name = Object.keys(called).find((short) => this.about.includes(short));
    return name === undefined ? null : this.find(name);
  }

  /**
   * Policies whose titles contain the topic, at least the share `least` (0–1) of it; at most 6. First those of the named region, then those
   * that apply there or to the firm, the most similar first, then those of other regions.
   */
  async matching(least = 0.6, topic = this.topic): Promise<S['Policy'][]> {
    if (topic === '') return [];
    const { place } = this;
    const code = place ?? this.firm?.regionCode;
    const own = code === undefined ? [] : [code, `${code.slice(0, 4)}00`, provinceOf(code), nationCode];
    const search = (region: string[]) =>
      this.deps.library.search({ q: topic, pageSize: maxLookedAt, ...(region.length === 0 ? {} : { region }) }).rows;
    const rows = new Map([...(own.length === 0 ? [] : search(own)), ...search([])].map((row) => [row.id, row]));
    const ranked = [...rows.values()]
      .filter(isHolding)
      .map((row) => ({ row, near: this.nearnessOf(row), ...likeness(topic, titleCore(fold(row.title))) }))
      .filter(({ share }) => share >= least)
      .sort((a, b) => b.near - a.near || b.score - a.score);
    // Whoever asks for 浙江 asks for no city of it, where the province has one.
    const isExact = ranked[0]?.near === 3;
    const wanted = isExact ? ranked.filter(({ near }) => near !== 2) : ranked;
    const found = await Promise.all(wanted.slice(0, maxMatching).map(({ row }) => this.policy(row.id)));
    return found.filter((policy) => policy !== null);
  }

  /** Whether a policy is of the named region or a part of it, or applies there, or where the firm is; true where neither is known. */
  reaches(policy: { regionCode: string }): boolean {
    return this.nearnessOf(policy) > 0;
  }

  private nearnessOf({ regionCode }: { regionCode: string }): 0 | 1 | 2 | 3 {
    const { place, firm } = this;
    if (regionCode === place) return 3;
    if (place !== null && isWithin(regionCode, place)) return 2;
    const code = place ?? firm?.regionCode;
    return code === undefined || reachesPlace(regionCode, code) ? 1 : 0;
  }

  /** Policy of a region whose title contains most of a topic; null when it has none. */
  alike(topic: string, region: string): S['PolicySummary'] | null {
    const { rows } = this.deps.library.search({ q: topic, region: [region], pageSize: maxLookedAt });
    const ranked = rows
      .filter(isHolding)
      .map((row) => ({ row, ...likeness(topic, titleCore(fold(row.title))) }))
      .filter(({ share }) => share >= 0.6)
      .sort((a, b) => b.score - a.score);
    return ranked[0]?.row ?? null;
  }

  /** Policy of a name; null when the library has none. */
  find(said: string): S['PolicySummary'] | null {
    const name = called[said] ?? said;
    const { rows, recognised } = this.deps.library.search({ q: name, pageSize: 5 });
    // What the nation or another place calls alike is not what was named.
    if (recognised.absent.some(({ kind }) => kind === 'title')) return null;
    const bare = core(name);
    const holding = rows.filter(isHolding);
    const isCalled = ({ title, docNo }: S['PolicySummary']) =>
      core(title).includes(bare) || bare.includes(core(title)) || (docNo !== null && bare.includes(core(docNo)));
    return holding.find(isCalled) ?? rows.find(isCalled) ?? null;
  }
}

const maxLookedAt = 12;
const maxMatching = 6;
/** Of titles without 《》; a shorter one may be a word. */
const shortestTitle = 5;

const isHolding = ({ status }: S['PolicySummary']): boolean => status === 'in_force' || status === 'unverified';

/** Short names of titles; no document is called by them. The longer first. */
const called: Readonly<Record<string, string>> = {
  科技型中小企业: '科技型中小企业评价办法',
  创新型中小企业: '创新型中小企业评价',
  优质中小企业: '优质中小企业梯度培育管理办法',
  梯度培育: '优质中小企业梯度培育管理办法',
  小巨人: '专精特新“小巨人”企业认定标准',
  专精特新中小企业: '专精特新中小企业认定标准',
  专精特新: '专精特新中小企业认定标准',
  高新技术企业: '高新技术企业认定管理办法',
  高企: '高新技术企业认定管理办法',
};

const core = (title: string): string =>
  title.replace(/^(?:【示例】|中华人民共和国)/, '').replace(/[\s《》〈〉“”"'、·（）()〔〕[\]]/g, '');

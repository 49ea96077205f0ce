import type { MainComponents } from '@hengce/api/contract';
import type { Question } from '../AnswerEngine';
import type { EngineDependencies } from '../dependencies';

type S = MainComponents['schemas'];

/** A question with what ways of answering it look at, each read once. */
export class Asked {
  private readonly known = new Map<string, Promise<S['Policy'] | null>>();

  constructor(
    readonly deps: EngineDependencies,
    readonly question: Question,
    /** The user's present enterprise. */
    readonly firm: S['Enterprise'] | null,
  ) {}

  get text(): string {
    return this.question.text;
  }

  get userId(): string {
    return this.question.userId;
  }

  /** Null for one that is not in the library. */
  policy(id: string): Promise<S['Policy'] | null> {
    const found = this.known.get(id) ?? this.deps.policies.get(id).catch(() => null);
    this.known.set(id, found);
    return found;
  }

  /** The policies that are spoken of: chosen, selected in, named, or those of the last answer; empty when none is. */
  async policies(): Promise<S['Policy'][]> {
    const { scope, quote, history } = this.question;
    const chosen = scope.policyIds.length > 0 ? scope.policyIds : quote?.policyId === undefined ? [] : [quote.policyId];
    const ids = chosen.length > 0 ? chosen : this.named(this.text);
    const last =
      ids.length === 0 && refersBack.test(this.text) ? this.named(history.at(-1)?.answer ?? '').slice(0, 1) : [];
    const found = await Promise.all([...ids, ...last].map((id) => this.policy(id)));
    return found.filter((policy) => policy !== null);
  }

  /** Policies that a text calls by 《title》 or 文号. */
  private named(text: string): string[] {
    const titles = [...text.matchAll(/《((?:【示例】)?[^《》]{2,80})》/g)].map(([, title = '']) => title);
    const numbers = text.match(/[\u4e00-\u9fff]{0,12}[〔[［]\d{4}[〕\]］]\d+号/g) ?? [];
    return [...new Set([...titles, ...numbers].flatMap((name) => this.find(name)?.id ?? []))].slice(0, 4);
  }

  /** The policy of a title that the question speaks of by its short name. */
  titleSpokenOf(): S['PolicySummary'] | null {
    const name = Object.keys(called).find((short) => this.text.includes(short));
    return name === undefined ? null : this.find(name);
  }

  /** The policy of a name; null when the library has none that is called so. */
  find(said: string, region?: string): S['PolicySummary'] | null {
    const name = called[said] ?? said;
    const { rows } = this.deps.policies.search({
      q: name,
      ...(region === undefined ? {} : { region: [region] }),
      pageSize: 5,
    });
    const bare = core(name);
    const holding = rows.filter(({ status }) => status === 'in_force' || status === 'unverified');
    const isCalled = ({ title, docNo }: S['PolicySummary']) =>
      core(title).includes(bare) || bare.includes(core(title)) || (docNo !== null && bare.includes(core(docNo)));
    return holding.find(isCalled) ?? rows.find(isCalled) ?? (region === undefined ? null : (holding[0] ?? null));
  }
}

/** Short names of titles; no document is called by them. The longer first. */
const called: Readonly<Record<string, string>> = {
  科技型中小企业: '科技型中小企业评价办法',
  创新型中小企业: '创新型中小企业评价',
  专精特新中小企业: '优质中小企业梯度培育管理办法',
  专精特新: '优质中小企业梯度培育管理办法',
  小巨人: '优质中小企业梯度培育管理办法',
  高新技术企业: '高新技术企业认定管理办法',
  高企: '高新技术企业认定管理办法',
};

const refersBack =
  /^(?:那|还有|它|这|其|需要|要|什么时候|怎么|多久|我们)|(?:这份|该|这个|这项|上述|此)(?:政策|办法|文件|通知|项目)?/;
const core = (title: string): string =>
  title.replace(/^(?:【示例】|中华人民共和国)/, '').replace(/[\s《》〈〉“”"'、·（）()〔〕[\]]/g, '');

import { sql } from 'kysely'
import { formatDate } from 'rules/time'
import type { Deps } from '../deps.ts'
import { seconds } from '../deps.ts'
import type { Day } from '../db/tables/identity.ts'
import { companyOf } from '../modules/company/company.service.ts'
import type { NewPaper } from '../modules/dossier/dossier.repo.ts'
import { askFor } from '../modules/order/dossierAsk.repo.ts'
import { COMPANY_PAPERS, GOODS_PAPERS } from '../modules/dossier/dossierKinds.ts'
import { samplePaper } from '../modules/dossier/samplePaper.ts'
import { enterPaper } from '../modules/dossier/enter.service.ts'
import { openUploadStore } from '../modules/upload/store/openUploadStore.ts'

const DAY_MS = 86_400_000
const STAFF = '质量管理部'

/** From the day of the demo: when it was entered, issued, and until when it holds; null without an end. */
interface Term {
  readonly kind: NewPaper['kind']
  readonly entered: number
  readonly issued: number
  readonly until: number | null
}

const COMPANY: readonly Term[] = [
  { kind: 'mandate', entered: -340, issued: -340, until: 25 },
  { kind: 'seal', entered: -340, issued: -340, until: null },
  { kind: 'quality', entered: -100, issued: -100, until: 265 },
]
/** Of the goods that the shop bought, one after the other: replaced, about to lapse, lapsed, near, and in order. */
const GOODS: readonly (readonly Term[])[] = [
  [
    { kind: 'approval', entered: -300, issued: -1_830, until: 4 },
    // Entered last of all: its message is the newest of those that ask for papers.
    { kind: 'approval', entered: 0, issued: -8, until: 1_818 },
    { kind: 'standard', entered: -300, issued: -900, until: null },
  ],
  [{ kind: 'approval', entered: -300, issued: -1_807, until: 20 }],
  [
    { kind: 'approval', entered: -300, issued: -400, until: 1_400 },
    { kind: 'maker', entered: -300, issued: -1_831, until: -5 },
  ],
  [{ kind: 'approval', entered: -300, issued: -1_780, until: 46 }],
  [{ kind: 'approval', entered: -300, issued: -300, until: 1_525 }],
  [{ kind: 'approval', entered: -300, issued: -200, until: 1_626 }],
]

/** Papers of the company and of goods that the shops buy, in every state that a paper can be in. */
export async function seedDossiers(deps: Deps, memberId: number): Promise<void> {
  const { company } = await companyOf(deps)
  for (const [nth, term] of COMPANY.entries()) await enter(deps, { goodsId: null, name: company, no: `演资料000${nth + 1}` }, term)
  const { rows } = await sql<{ id: number; name: string; no: string }>`select g.id, g.name, g.approval_no as no
    from orders o join order_line l on l.order_id = o.id join goods g on g.id = l.goods_id
    where o.member_id = ${memberId} and o.status in ('shipped', 'received', 'completed') and g.approval_no is not null
    group by g.id order by max(o.id) desc, g.id limit ${GOODS.length}`.execute(deps.db)
  const asked = dayFrom(deps, -50)
  for (const [nth, { id, name, no }] of rows.entries()) {
    const noOf = ({ kind }: Term): string =>
      kind === 'approval' ? no : `演${kind === 'maker' ? '生' : '标'}${String(id).padStart(6, '0')}`
    for (const term of (GOODS[nth] ?? []).filter(({ entered }) => entered < -50))
      await enter(deps, { goodsId: id, name, no: noOf(term) }, term)
    if (nth < 4) await askFor(deps.db, memberId, [id], asked, asked)
    for (const term of (GOODS[nth] ?? []).filter(({ entered }) => entered >= -50))
      await enter(deps, { goodsId: id, name, no: noOf(term) }, term)
  }
}

const dayFrom = ({ clock }: Deps, days: number): Date => new Date(clock.now().getTime() + days * DAY_MS)
const dateFrom = (deps: Deps, days: number): Day => formatDate(seconds(dayFrom(deps, days)))

async function enter(
  deps: Deps,
  { goodsId, name, no }: { readonly goodsId: number | null; readonly name: string; readonly no: string },
  { kind, entered, issued, until }: Term,
): Promise<void> {
  const at = dayFrom(deps, entered)
  const [issuedOn, expiresOn] = [dateFrom(deps, issued), until === null ? null : dateFrom(deps, until)]
  const title = { ...COMPANY_PAPERS, ...GOODS_PAPERS }[kind].name
  const bytes = await samplePaper({ title, subject: name, no, issuedOn, expiresOn })
  const then: Deps = { ...deps, clock: { now: () => at } }
  const paper = { goodsId, kind, lot: '', no, issuedOn, expiresOn, staff: STAFF }
  await enterPaper(then, openUploadStore(deps.settings), paper, { mime: 'application/pdf', ending: 'pdf', bytes })
}

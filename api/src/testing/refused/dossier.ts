import { createGoods, createTrade } from '../catalogue.ts'
import { createPerson } from '../people.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const paper = (changes: Readonly<Record<string, string>> = {}) =>
  insertInto('dossier_paper', {
    goods_id: '1',
    kind: `'approval'`,
    version: '2',
    file_key: `repeat('a', 40) || '.pdf'`,
    mime: `'application/pdf'`,
    size: '9',
    sha256: `sha256('x')`,
    entered_at: 'now()',
    entered_by: `'王质管'`,
    ...changes,
  })

export const dossierStates: RefusedStates = {
  area: 'papers of first business',
  async prepare(h) {
    await createTrade(h)
    await createGoods(h)
    await createPerson(h)
    await runAll(h.deps.db, [
      paper({ version: '1' }),
      paper({ goods_id: 'null', kind: `'mandate'`, version: '1' }),
      paper({ kind: `'standard'`, version: '1', ended_at: 'now()' }),
      `insert into dossier_ask values (1, 1, now(), null)`,
    ])
  },
  states: [
    ['a paper of the company that names goods', 'dossier_paper_kind', paper({ kind: `'mandate'` })],
    ['a paper of goods that names none', 'dossier_paper_kind', paper({ goods_id: 'null' })],
    ['a lab report of no lot', 'dossier_paper_lot', paper({ kind: `'lab_report'` })],
    ['an approval of one lot', 'dossier_paper_lot', paper({ lot: `'A1'` })],
    ['a paper without a version', 'dossier_paper_version', paper({ version: '0' })],
    ['a number that no paper has', 'dossier_paper_no', paper({ no: `repeat('1', 61)` })],
    ['a paper that ends before it begins', 'dossier_paper_term', paper({ issued_on: `'2026-02-01'`, expires_on: `'2026-01-31'` })],
    ['a paper that is a program', 'dossier_paper_file', paper({ file_key: `repeat('a', 40) || '.exe'` })],
    ['a paper of no bytes', 'dossier_paper_file', paper({ size: '0' })],
    ['a paper that nobody entered', 'dossier_paper_by', paper({ entered_by: `''` })],
    ['one version of goods twice', 'dossier_paper_once', paper({ version: '1' })],
    ['one version of the company’s twice', 'dossier_paper_once', paper({ goods_id: 'null', kind: `'mandate'`, version: '1' })],
    ['another day on a paper that was entered', 'dossier_paper_fixed', `update dossier_paper set expires_on = '2030-01-01' where id = 1`],
    ['a paper that was taken down put back', 'dossier_paper_fixed', `update dossier_paper set ended_at = null where id = 3`],
    ['a paper out of the file', 'dossier_paper_fixed', `delete from dossier_paper where id = 1`],
    [
      'papers fetched before they were asked for',
      'dossier_ask_order',
      `update dossier_ask set fetched_at = asked_at - interval '1 second'`,
    ],
    ['one shop asking twice for the same', 'dossier_ask_pkey', `insert into dossier_ask values (1, 1, now(), null)`],
  ],
}

import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './identity.ts'

/** By which code of the wholesaler's own a thing is known. */
interface ImportKeyTable {
  kind: string
  key: string
  id: number
}

export type ImportMode = 'all' | 'right'
/** `checked`: of a run of all or nothing, every line is right and nothing is written yet. */
export type ImportStatus = 'waiting' | 'checked' | 'done' | 'refused' | 'undone'

interface ImportRunTable {
  id: GeneratedAlways<number>
  kind: string
  mode: ImportMode
  is_dry: boolean
  staff: string
  client_key: string
  request_hash: string
  status: Generated<ImportStatus>
  lines: number
  created_at: Date
  finished_at: Date | null
  undone_at: Date | null
  undone_by: string | null
  undo_phase: 'trying' | 'writing' | null
  undo_asked_by: string | null
  undo_tried: number | null
  undo_line: number | null
  undo_problem: string | null
}

export type LineState = 'waiting' | 'new' | 'changed' | 'same' | 'wrong'

interface ImportLineTable {
  run_id: number
  line: number
  key: string
  cells: Json
  state: Generated<LineState>
  problems: Generated<unknown>
  object_id: number | null
  before: Json | null
  after: Json | null
}

export interface ImportTables {
  import_key: ImportKeyTable
  import_run: ImportRunTable
  import_line: ImportLineTable
}

import { migrationOf } from './statements.ts'

/**
 * A run is taken back in small steps: first every piece is tried and rolled back (`trying`), then written (`writing`). `undo_tried` and
 * `undo_line` say down to which line; where a step was refused, `undo_problem` says why, and what is left can be asked for again.
 */
export const undoInSteps = migrationOf(
  [
    `alter table import_run add column undo_phase text constraint import_run_undo_phase check (undo_phase in ('trying','writing')),
       add column undo_asked_by text, add column undo_tried int, add column undo_line int, add column undo_problem text`,
    `create index import_run_undoing on import_run (id) where undo_phase is not null`,
  ],
  { isAdditive: true },
)

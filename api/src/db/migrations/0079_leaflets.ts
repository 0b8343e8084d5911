import { migrationOf } from './statements.ts'

const TEXTS = [
  'ingredients',
  'appearance',
  'indications',
  'usage',
  'adverse_reactions',
  'contraindications',
  'precautions',
  'pregnancy',
  'children',
  'elderly',
  'interactions',
  'pharmacology',
  'storage',
  'packing',
  'shelf_life',
  'standard',
]

/** Leaflets by their sections, the brands that a maker's goods are asked for by, and lists of a purchase that were printed into a PDF. */
export const leaflets = migrationOf(
  [
    `create table goods_leaflet (
       goods_id bigint primary key references goods on delete cascade, is_sample boolean not null default false, revised_on date,
       ${TEXTS.map((name) => `${name} text check (length(${name}) between 1 and 6000)`).join(', ')},
       check (coalesce(${TEXTS.join(', ')}) is not null))`,
    ...['insert', 'update', 'delete'].map(
      (event) => `create trigger goods_leaflet_public_${event} after ${event} on goods_leaflet
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function public_tell('goods')`,
    ),
    `alter table manufacturer add column brands text[] not null default '{}' check (cardinality(brands) <= 20)`,
    `alter table upload drop constraint upload_mime`,
    `alter table upload add constraint upload_mime check (case scene
       when 'quick' then mime in ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'application/pdf')
       else mime in ('image/jpeg', 'image/png', 'image/webp') or (mime = 'application/pdf' and scene in ('certificate', 'receipt')) end)`,
  ],
  { isAdditive: true },
)

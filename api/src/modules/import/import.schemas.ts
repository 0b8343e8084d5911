import { Type, type Static } from 'typebox'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { Column } from './columns.ts'
import type { ImportKind } from './kind.ts'
import type { Counts, ReportedLine, Run } from './run.repo.ts'

export const KindSchema = Type.Object(
  {
    name: Type.String(),
    title: Type.String({ description: '中文名' }),
    key: Type.Array(Type.String({ description: '合成编码的列' })),
    columns: Type.Array(
      Type.Object({
        name: Type.String(),
        title: Type.String({ description: '中文表头' }),
        is_required: answers.flag('新增时必填'),
        expected: Type.String({ description: '填写要求' }),
        example: Type.String(),
        refers_to: nullable(Type.String({ description: '填写哪一种导入的编码' })),
      }),
    ),
  },
  { $id: 'ImportKind' },
)

export const RunSchema = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    title: Type.String(),
    mode: answers.oneOf(['all', 'right'], 'all 全部正确才写入，right 只写入正确的行'),
    is_dry: answers.flag('试运行，不写入'),
    staff: Type.String(),
    status: answers.oneOf(
      ['waiting', 'checked', 'done', 'refused', 'undoing', 'undone'],
      '等待与进行中、已核对待写入、完成、未写入、撤回中、已撤回',
    ),
    lines: Type.Integer({ description: '总行数' }),
    waiting: Type.Integer({ description: '尚未处理' }),
    created: Type.Integer({ description: '新增（试运行为将新增）' }),
    changed: Type.Integer({ description: '修改' }),
    same: Type.Integer({ description: '与现有相同，未动' }),
    wrong: Type.Integer({ description: '有误' }),
    created_at: Type.Integer(),
    finished_at: nullable(Type.Integer()),
    undone_at: nullable(Type.Integer()),
    undone_by: nullable(Type.String()),
    undo_problem: nullable(Type.String({ description: '撤回被拒绝的原因' })),
  },
  { $id: 'ImportRun' },
)

export const LineSchema = Type.Object(
  {
    line: Type.Integer({ description: '文件中的行号' }),
    key: Type.String({ description: '编码' }),
    state: answers.oneOf(['waiting', 'new', 'changed', 'same', 'wrong']),
    problems: Type.Array(Type.Object({ column: nullable(Type.String()), title: nullable(Type.String()), message: Type.String() })),
    changes: Type.Array(Type.Object({ column: Type.String(), title: Type.String(), was: Type.String(), becomes: Type.String() })),
  },
  { $id: 'ImportLine' },
)

type RunWire = Static<typeof RunSchema>

export function kindWire({ name, title, key, columns }: ImportKind): Static<typeof KindSchema> {
  return {
    name,
    title,
    key: [...key],
    columns: Object.entries(columns).map(([wire, column]) => ({
      name: wire,
      title: column.title,
      is_required: column.isRequired ? 1 : 0,
      expected: column.expected,
      example: column.example,
      refers_to: column.reference?.kind ?? null,
    })),
  }
}

export function runWire(run: Run, title: string, counts: Counts): RunWire {
  return {
    id: String(run.id),
    kind: run.kind,
    title,
    mode: run.mode,
    is_dry: run.is_dry ? 1 : 0,
    staff: run.staff,
    status: run.undo_phase === null ? run.status : 'undoing',
    lines: run.lines,
    waiting: counts.waiting,
    created: counts.new,
    changed: counts.changed,
    same: counts.same,
    wrong: counts.wrong,
    created_at: seconds(run.created_at),
    finished_at: run.finished_at === null ? null : seconds(run.finished_at),
    undone_at: run.undone_at === null ? null : seconds(run.undone_at),
    undone_by: run.undone_by,
    undo_problem: run.undo_problem,
  }
}

/** As it would be written into the file; what is referred to is called as the office calls it. */
function told({ show, reference }: Column, value: unknown, names: Names): string {
  const nameOf = (id: number): string => names.get(reference?.kind ?? '')?.get(id) ?? String(id)
  if (show !== undefined && (value !== null || reference?.replace !== undefined)) return show(value, nameOf)
  if (value === null || value === undefined) return ''
  if (reference !== undefined)
    return [value]
      .flat()
      .map((id) => (typeof id === 'number' ? nameOf(id) : typeof id === 'string' ? id : JSON.stringify(id)))
      .join(';')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What the ids in values are called, by kind. */
export type Names = ReadonlyMap<string, ReadonlyMap<number, string>>

export function lineWire(
  kind: ImportKind,
  names: Names,
  { line, key, state, problems, before, after }: ReportedLine,
): Static<typeof LineSchema> {
  return {
    line,
    key,
    state,
    problems: problems.map(({ column, message }) => {
      const named = column === null ? undefined : kind.columns[column]
      return {
        column,
        title: named?.title ?? null,
        message: named === undefined ? message : `${message}（应为${named.expected}，如 ${named.example}）`,
      }
    }),
    changes: Object.entries(kind.columns).flatMap(([name, column]) => {
      const field = column.field ?? name
      const [was, becomes] = [before, after].map((row) => (row === null ? '' : told(column, row[field] ?? null, names)))
      const isKept = (before ?? after ?? {})[field] !== undefined
      return !isKept || (state !== 'changed' && state !== 'new') || was === undefined || becomes === undefined || was === becomes
        ? []
        : [{ column: name, title: column.title, was, becomes }]
    }),
  }
}

export const runExample: RunWire = {
  id: '7',
  kind: 'goods',
  title: '商品',
  mode: 'right',
  is_dry: 0,
  staff: '李会计',
  status: 'done',
  lines: 3,
  waiting: 0,
  created: 1,
  changed: 1,
  same: 0,
  wrong: 1,
  created_at: 1_795_226_400,
  finished_at: 1_795_226_402,
  undone_at: null,
  undone_by: null,
  undo_problem: null,
}

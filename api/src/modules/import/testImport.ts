import { ERP_TOKEN, type Harness } from '../../testing/harness.ts'
import { newKey } from '../../testing/trading.ts'
import { advanceRun } from './run.service.ts'

interface Options {
  readonly mode?: 'all' | 'right'
  readonly isDry?: boolean
  readonly clientKey?: string
  readonly staff?: string
  readonly type?: string
}

const authorization = `Bearer ${ERP_TOKEN}`

/** Sends a file as the body itself. */
export async function sendFile(h: Harness, kind: string, file: string | Uint8Array, options: Options = {}) {
  const { mode = 'all', isDry = false, clientKey = newKey(), staff = '李会计', type = 'text/csv' } = options
  const query = new URLSearchParams({ staff, client_key: clientKey, mode, dry_run: isDry ? '1' : '0' })
  const response = await h.app.inject({
    method: 'POST',
    url: `/api/erp/import/${kind}?${query.toString()}`,
    headers: { authorization, 'content-type': type },
    payload: Buffer.from(file),
  })
  return { status: response.statusCode, ...response.json<{ message: string; data: RunAnswer }>() }
}

export interface RunAnswer {
  readonly id: string
  readonly status: string
  readonly lines: number
  readonly waiting: number
  readonly created: number
  readonly changed: number
  readonly same: number
  readonly wrong: number
}

/** As the job does, to the end. */
export async function finishRun(h: Harness, id: string): Promise<void> {
  while (await advanceRun(h.deps, Number(id)));
}

/** A file that must come in as it is: what was counted of it. */
export async function imported(h: Harness, kind: string, file: string | Uint8Array, options: Options = {}): Promise<RunAnswer> {
  const sent = await sendFile(h, kind, file, options)
  if (sent.status !== 200) throw new Error(`${kind}: ${sent.message}`)
  await finishRun(h, sent.data.id)
  const { run, problems } = await report(h, sent.data.id)
  if (problems.length > 0) throw new Error(`${kind}: ${problems.join('\n')}`)
  return run
}

/** The run and its wrong lines as people read them. */
export async function report(h: Harness, id: string, state = 'wrong', page = 1) {
  const answer = await h.client({ authorization }).get(`/api/erp/import/runs/${id}?state=${state}&per_page=100&page=${page}`)
  const { run, report: found } = answer.data as { run: RunAnswer; report: { data: ReportedLine[]; total: number } }
  const problems = found.data.flatMap(({ line, problems: told }) =>
    told.map(({ title, message }) => `${line}${title === null ? '' : `「${title}」`}${message}`),
  )
  return { run, lines: found.data, total: found.total, problems }
}

interface ReportedLine {
  readonly line: number
  readonly key: string
  readonly state: string
  readonly problems: readonly { readonly title: string | null; readonly message: string }[]
  readonly changes: readonly { readonly title: string; readonly was: string; readonly becomes: string }[]
}

export const undo = (h: Harness, id: string) => h.client({ authorization }).post(`/api/erp/import/runs/${id}/undo`, { staff: '李会计' })

export const csv = (...rows: readonly string[]): string => rows.join('\n')

export const PLACES: readonly (readonly [kind: string, file: string])[] = [
  ['category', csv('分类编码,目录,上级分类,分类名称', 'FL01,总目录,,西药', 'FL0101,总目录,FL01,抗感染', 'YX01,优选,,优选西药')],
  ['maker', csv('厂家名称,品牌厂家', '青榕制药有限公司,是', '栖川药业有限公司,')],
  ['supplier', csv('供应商名称', '云汀医药有限公司')],
  ['warehouse', csv('仓库编码,仓库名称,包邮金额,运费,起订金额', 'CK01,主仓,800,12,200', 'CK02,中药仓,300.00,8.00,0')],
]

export const GOODS_HEAD =
  '商品编码,商品名称,通用名,生产厂家,供应商,分类编码,仓库编码,规格,单位,剂型,商品类别,处方类别,批准文号,经营范围,基础价'
const MAKER = '青榕制药有限公司,云汀医药有限公司,FL0101,CK01'
const MEDICINE = '0.25g*24粒,盒,胶囊剂,西药,处方药,国药准字H00000001,化学药制剂'
export const goodsRow = (code: string, name = '阿莫西林胶囊', price = '4.80', more = ''): string =>
  `${code},${name},阿莫西林胶囊,${MAKER},${MEDICINE},${price}${more}`

/** What goods hang on. */
export async function importPlaces(h: Harness): Promise<void> {
  for (const [kind, file] of PLACES) await imported(h, kind, file)
}

import { css } from '@emotion/css'
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId } from 'react'
import { QUICK_ROWS_MAX } from 'rules/constants'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { ScanButton } from '../../catalogue/scan/ScanButton.tsx'
import { useListReader } from './useListReader.ts'

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 12px 24px;
  textarea { min-height: 196px; font-variant-numeric: tabular-nums; line-height: 1.6; }
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); textarea { min-height: 160px; } > :nth-child(2) { order: 1; } }
`
const help = css`
  ${type.small}
  color: ${color.second};
  h3 { margin-bottom: 4px; color: ${color.ink}; font-size: var(--text-14); font-weight: 600; }
  li { padding: 2px 0; }
  code { padding: 1px 4px; border-radius: 2px; background: ${color.ground}; color: ${color.ink}; font-family: inherit;
    white-space: nowrap; }
  p { margin-top: 8px; }
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  grid-column: 1 / -1;
  small { ${type.small} color: ${color.second}; }
  label { position: relative; cursor: pointer; }
  label:focus-within { outline: 2px solid ${color.blue}; outline-offset: 2px; }
  ${media.phone} { > button[type='submit'] { flex: 1 0 100%; } small { display: none; } }
`

const TEXT_MAX = 20_000
const PLACEHOLDER = '阿莫西林胶囊 0.25g*24粒 20\namxl 20\n6900000000014 10\n国药准字H00000001 2件'
const SHEET = '\uFEFF商品名称,规格,生产厂家,数量,批准文号或条码\r\n阿莫西林胶囊,0.25g*24粒,,20,\r\n'
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(SHEET)}`

const loadScanner = () => import('../../catalogue/scan/ScanToList.tsx').then(({ ScanToList }) => ScanToList)

/** A list in words or as a sheet, and what it comes to; what was typed stays through every failure and reload. */
export function QuickOrder() {
  const fileId = useId()
  const { text, problem, busy, preview, change, readText, readFile } = useListReader()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    readText()
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) readText()
  }
  const addRow = (code: string): void => change(`${text === '' || text.endsWith('\n') ? text : `${text}\n`}${code} 1\n`)
  const chooseFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0]
    // The same file may be chosen again after it was mended.
    event.currentTarget.value = ''
    if (file !== undefined) readFile(file)
  }
  return (
    <>
      <Panel title="按清单采购">
        <form className={form} onSubmit={submit} noValidate>
          <TextArea
            label="采购清单"
            value={text}
            maxLength={TEXT_MAX}
            error={problem}
            placeholder={PLACEHOLDER}
            spellCheck={false}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={press}
          />
          <Help />
          <div className={acts}>
            <Button type="submit" variant="primary" isBusy={busy === 'text'} disabled={busy === 'file'}>
              识别清单
            </Button>
            <label className={buttonClass()} htmlFor={fileId}>
              <Icon name="document" />
              &nbsp;{busy === 'file' ? '正在读取表格…' : '上传 Excel / CSV / PDF'}
              <input
                id={fileId}
                type="file"
                className={visuallyHidden}
                accept=".xlsx,.csv,.pdf,text/csv"
                disabled={busy !== null}
                onChange={chooseFile}
              />
            </label>
            <ScanButton className={buttonClass()} load={loadScanner} onRow={addRow}>
              <Icon name="code" />
              &nbsp;扫码
            </ScanButton>
            <a className={buttonClass('ghost')} href={TEMPLATE} download="采购清单模板.csv">
              下载表格模板
            </a>
            {text !== '' && (
              <Button variant="ghost" onClick={() => change('')}>
                清空
              </Button>
            )}
            <small>Ctrl + Enter 识别</small>
          </div>
        </form>
      </Panel>
      {preview !== null && <preview.View key={preview.nth} list={preview.list} source={preview.source} />}
    </>
  )
}

function Help() {
  return (
    <div className={help}>
      <h3>每行一种商品，数量写在后面</h3>
      <ul>
        <li>
          商品名、拼音首字母：<code>阿莫西林 20</code> <code>amxl 20</code>
        </li>
        <li>
          条形码、批准文号：<code>6900000000014 10</code>
        </li>
        <li>
          带规格、厂家更准：<code>布洛芬 0.3g*20粒 青榕 2件</code>
        </li>
        <li>从 Excel 复制整块粘贴即可，列的顺序不限</li>
      </ul>
      <p>
        最多 {QUICK_ROWS_MAX}{' '}
        行。数量按中包装、起购量和库存自动调整并逐行说明；同名商品按上次买的、最低价、效期最长或有货优先选，识别后可改。
      </p>
    </div>
  )
}

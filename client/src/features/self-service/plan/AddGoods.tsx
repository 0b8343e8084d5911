import { css } from '@emotion/css'
import { type FormEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { ChoiceList } from '../quick/ChoiceList.tsx'
import { choicesOf, choose, type ListLine, toLines } from '../quick/listLines.ts'
import { type ListedGoods, parseList } from '../quick/readList.ts'
import { planRules } from './planLines.ts'
import { normalizeQuantity } from 'rules/quantity'

const form = css`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border-bottom: 1px solid ${color.line};
  > div { display: flex; gap: 8px; }
  p { color: ${color.second}; overflow-wrap: anywhere; }
  ${media.phone} { padding: 12px; > div > button { flex: 1; } }
`

const TEXT_MAX = 20_000

type Added = { readonly goods: ListedGoods; readonly quantity: number }
export interface AddGoodsProps {
  readonly onAdd: (added: readonly Added[]) => void
  readonly onClose: () => void
}

/** Goods by a word, initials, a code or a pasted list: what is clear joins the plan, of the rest the buyer chooses. */
export function AddGoods({ onAdd, onClose }: AddGoodsProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [open, setOpen] = useState<readonly ListLine[]>([])
  const read = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      const lines = toLines((await parseList(environment, { text })).rows)
      onAdd(lines.flatMap(addedOf))
      setOpen(lines.filter(({ goods }) => goods === null))
      setText('')
    } catch (thrown) {
      const error = toGatewayError(thrown)
      if (error.code === 'VALIDATION_FAILED') setProblem(error.userMessage)
      else report(thrown)
    }
    setBusy(false)
  }
  const settle = (line: ListLine, goods: ListedGoods): void => {
    onAdd(addedOf(choose(line, goods)))
    setOpen((left) => left.filter(({ key }) => key !== line.key))
  }
  return (
    <form className={form} onSubmit={(event) => void read(event)} noValidate>
      <TextArea
        label="要添加的商品，每行一种，数量写在后面"
        value={text}
        rows={3}
        maxLength={TEXT_MAX}
        error={problem}
        placeholder={'阿莫西林胶囊 20\namxl 20'}
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={text.trim() === ''}>
          添加
        </Button>
        <Button onClick={onClose}>完成</Button>
      </div>
      {open.map((line) => {
        const choices = choicesOf(line)
        return (
          <section key={line.key} aria-label={`待选择：${line.row.input}`}>
            <p>
              {line.row.input}：{line.row.notes[0]}
            </p>
            {choices.length > 0 && (
              <ChoiceList line={line.row.line} choices={choices} isOpenAtFirst onChoose={(goods) => settle(line, goods)} />
            )}
          </section>
        )
      })}
    </form>
  )
}

/** A plan keeps the written quantity by packs, whatever is in stock today. */
function addedOf({ goods, row }: ListLine): Added[] {
  return goods === null ? [] : [{ goods, quantity: normalizeQuantity(row.askedQuantity ?? 1, planRules(goods)) }]
}

import { css } from '@emotion/css'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { color, media, radius } from '../../../ui/tokens.ts'
import { ListedTerms } from './ListedTerms.tsx'
import type { ListedGoods } from './readList.ts'

const list = css`
  display: grid;
  gap: 4px;
  margin-top: 4px;
  button {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.paper};
    color: ${color.ink};
    text-align: left;
    cursor: pointer;
    ${media.touch} { min-height: 44px; }
    &:hover { border-color: ${color.brand700}; background: ${color.brand50}; }
  }
  b { font-weight: 600; }
  .price { color: ${color.price}; }
`

interface ChoiceListProps {
  /** The number of the row that is settled. */
  readonly line: number
  readonly choices: readonly ListedGoods[]
  /** Nothing is chosen yet: the choices are shown at once. */
  readonly isOpenAtFirst: boolean
  readonly onChoose: (goods: ListedGoods) => void
}

/** What else a row may mean, each with what a purchaser decides by: expiry, stock, pack, price and the last price. */
export function ChoiceList({ line, choices, isOpenAtFirst, onChoose }: ChoiceListProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasChosen = useRef(false)
  // The pressed choice is gone: the keyboard goes on in its row.
  useEffect(() => {
    if (wasChosen.current && !isOpen) toggle.current?.focus()
    wasChosen.current = false
  }, [isOpen])
  return (
    <>
      {!isOpenAtFirst && (
        <Button
          ref={toggle}
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-label={`第 ${line} 行换一个`}
          onClick={() => setOpen(!isOpen)}
        >
          换一个（{choices.length}）
        </Button>
      )}
      {isOpen && (
        <ul className={list} aria-label={`第 ${line} 行的商品`}>
          {choices.map((goods) => (
            <li key={goods.goodsID}>
              <button
                type="button"
                onClick={() => {
                  wasChosen.current = true
                  setOpen(false)
                  onChoose(goods)
                }}
              >
                <Choice goods={goods} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Choice({ goods }: { readonly goods: ListedGoods }) {
  const { name, price, priceText, packUnit, packQuantity } = goods
  return (
    <>
      <b>{name}</b> <b className="price">{typeof price === 'string' ? `¥${price}` : priceText}</b>
      {typeof price === 'string' && `/${packUnit}`}
      <ListedTerms goods={goods}>
        <span>{`中包 ${packQuantity}${packUnit}`}</span>
      </ListedTerms>
    </>
  )
}

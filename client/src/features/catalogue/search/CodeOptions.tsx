import { graphql, useFragment } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import { readTraceCode } from 'rules/traceCodes'
import type { CodeOptions_goods$key } from '../../../__generated__/CodeOptions_goods.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { useAddToCart } from '../../ground/cart-changes/useAddToCart.ts'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { quantityToAdd } from '../goods/goodsQuantity.ts'
import { codeWay } from '../scan/codeWay.ts'
import { findByCode } from '../scan/findByCode.ts'
import { SuggestionOption } from './SuggestionOption.tsx'
import type { Suggestion, SuggestionProps } from './suggestions.ts'

const option = (text: string, View: NonNullable<Suggestion['View']>): Suggestion => ({
  scope: 'GOODS',
  text,
  goodsID: null,
  count: 1,
  View,
})

/** What a code in the search field leads to: the goods that bear it and the cart, or the order that a box came with. */
export async function codeOptions(environment: IEnvironment, code: string): Promise<readonly Suggestion[]> {
  if (readTraceCode(code) !== null) return [option(code, (props) => <OrderOption {...props} code={code} />)]
  const goods = await findByCode(environment, code)
  if (goods === null) return []
  const shown = option(`${code} 商品`, (props) => <GoodsOption {...props} goods={goods} />)
  return goods.isBuyable ? [shown, option(`${code} 加入`, (props) => <AddOption {...props} goods={goods} />)] : [shown]
}

function OrderOption({ code, onDone, ...props }: SuggestionProps & { readonly code: string }) {
  const go = useGo()
  const { href, words } = codeWay(code)
  return (
    <SuggestionOption {...props} onAct={() => onDone(() => go(href))}>
      <span>{words}</span>
      <small>{code}</small>
    </SuggestionOption>
  )
}

type Props = SuggestionProps & { readonly goods: CodeOptions_goods$key }

function useCodedGoods(goods: CodeOptions_goods$key) {
  return useFragment(
    graphql`
      fragment CodeOptions_goods on Goods {
        goodsID
        name
        spec
        manufacturer
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        ...GoodsPrice_goods
        ...useAddToCart_goods
      }
    `,
    goods,
  )
}

function GoodsOption({ goods: key, onDone, ...props }: Props) {
  const goods = useCodedGoods(key)
  const go = useGo()
  return (
    <SuggestionOption {...props} onAct={() => onDone(() => go(paths.goodsDetail(goods.goodsID)))}>
      <span>
        <b>{goods.name}</b> {goods.spec} {goods.manufacturer}
      </span>
      <GoodsPrice goods={goods} />
    </SuggestionOption>
  )
}

/** As many as the first press of a list would add; more are set in the cart. */
function AddOption({ goods: key, onDone, ...props }: Props) {
  const goods = useCodedGoods(key)
  const add = useAddToCart(goods)
  const amount = quantityToAdd(goods, null)
  const words = `${amount} ${goods.packUnit}`
  const act = (): void => {
    add(amount)
    toasts.show({ kind: 'ok', text: `已加入采购单：${goods.name} ${words}` })
  }
  return (
    <SuggestionOption {...props} onAct={() => onDone(act)}>
      <span>{`加入采购单 ${words}`}</span>
      {goods.cartQuantity > 0 && <small>{`已有 ${goods.cartQuantity} ${goods.packUnit}`}</small>}
    </SuggestionOption>
  )
}

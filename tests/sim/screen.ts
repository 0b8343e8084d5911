import { PreviewCart, type CartAnswer, type Sent } from '../../client/src/testing/previewCart.ts'
import type { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { shownFigures } from '../contract/cart/shownCart.ts'
import { documentOf } from './documents.ts'
import type { Doing, Story } from './story.ts'
import type { Member } from './world.ts'

const EDIT = 'mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { cart { lineCount } } }'
const SELECT = 'mutation ($input: SelectCartLinesInput!) { selectCartLines(input: $input) { cart { lineCount } } }'
const DROP = 'mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { cart { lineCount } } }'

/** What the storefront itself asks for the whole cart with. */
const CART = documentOf('query refetchCartQuery')

type Line = { readonly lineID: string; readonly goods: { readonly goodsID: string } }
type Answered = { readonly sent: Sent; readonly cart: CartAnswer | null }

/** Several changes at once on the storefront's own cart, whose answers overtake each other: in the end it shows what the server has. */
const burst: Doing = async (story, chance) => {
  const { world } = story
  const member = chance.pick(world.members)
  const before = await cartOf(story, member)
  const lines = before === null ? [] : (before['cart'] as { lines: readonly Line[] }).lines
  if (before === null || lines.length === 0) return `${member.name}的采购单是空的`
  const screen = new PreviewCart(before)
  const count = chance.whole(2, 5)
  for (let nth = 0; nth < count; nth++) change(screen, chance.pick(lines), chance)
  while (screen.sent.length > 0) {
    // oxlint-disable no-await-in-loop -- the server sees one change after the other
    const answers: Answered[] = []
    for (const sent of screen.sent) answers.push({ sent, cart: await asked(story, member, sent) })
    for (const { sent, cart } of shuffled(answers, chance)) await (cart === null ? sent.refuse() : sent.answer(cart))
    // oxlint-enable no-await-in-loop
  }
  const after = await cartOf(story, member)
  if (after === null) return `${member.name}改了 ${count} 处，没有答复`
  await screen.settle(after)
  const [shown, held] = [screen.shown, new PreviewCart(after).shown].map((cart) => JSON.stringify(shownFigures(cart)))
  if (shown !== held) story.strange.push(`${member.name}的页面上是 ${shown}，服务器上是 ${held}`)
  return `${member.name}连改采购单 ${count} 处`
}

async function cartOf(story: Story, member: Member): Promise<CartAnswer | null> {
  return (await story.sure(member, CART, undefined)).data
}

function change(screen: PreviewCart, { lineID, goods: { goodsID } }: Line, chance: SeededRandom): void {
  const line = { lineID, goodsID }
  const dice = chance.next()
  if (dice < 0.6) screen.submit({ type: 'edit', line, quantity: 5 * chance.whole(1, 8) })
  else if (dice < 0.85) screen.submit({ type: 'select', lines: [line], isSelected: chance.next() < 0.5 })
  else screen.submit({ type: 'delete', lines: [line] })
}

/** The cart that the change is answered with; null when it was refused. */
async function asked(story: Story, member: Member, { change: made }: Sent): Promise<CartAnswer | null> {
  const { refusal } = await sendChange(story, member, made)
  return refusal === null ? cartOf(story, member) : null
}

function sendChange(story: Story, member: Member, made: Sent['change']): ReturnType<Story['sure']> {
  if (made.type === 'edit') return story.sure(member, EDIT, { lineID: made.line.lineID, quantity: made.quantity })
  if (made.type === 'add' || made.type === 'present') throw new Error(`${made.type} is not made here`)
  const lineIDs = made.lines.map(({ lineID }) => lineID)
  if (made.type === 'delete') return story.sure(member, DROP, { lineIDs })
  return story.sure(member, SELECT, { lineIDs, isSelected: made.isSelected })
}

function shuffled<T>(all: readonly T[], chance: SeededRandom): T[] {
  return all
    .map((item) => ({ item, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

export const SCREEN: Readonly<Record<string, { readonly doing: Doing; readonly weight: number }>> = { burst: { doing: burst, weight: 5 } }

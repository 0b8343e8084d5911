import { newBudget, xmlPieces } from '../upload/sheet/xmlPieces.ts'
import { tooLarge } from '../upload/sheet/sheetBounds.ts'

export interface XmlNode {
  readonly name: string
  readonly text: string
  readonly within: readonly XmlNode[]
}

const TAGS_MAX = 200_000

/** The root of a text; null for anything that is no whole XML. */
export function readXml(xml: string): XmlNode | null {
  type Open = { name: string; text: string; within: XmlNode[] }
  const root: Open = { name: '', text: '', within: [] }
  const open: Open[] = [root]
  try {
    for (const piece of xmlPieces(xml, newBudget({ columns: 0, lines: 0, unpacked: 0, tags: TAGS_MAX, tooLarge }))) {
      const inner = open.at(-1) ?? root
      if (piece.kind === 'text') inner.text += piece.text
      else if (piece.kind === 'open') {
        const node = { name: piece.name, text: '', within: [] }
        inner.within.push(node)
        open.push(node)
      } else if (open.pop()?.name !== piece.name) return null
    }
  } catch {
    return null
  }
  return root.within.length === 1 && root.text.trim() === '' ? (root.within[0] ?? null) : null
}

/** All of that name, wherever they are: the platform wraps its answers in one way or the other. */
export function allIn(node: XmlNode, name: string): readonly XmlNode[] {
  return [...(node.name === name ? [node] : []), ...node.within.flatMap((inner) => allIn(inner, name))]
}

/** The text of the first of that name, or nothing. */
export const textIn = (node: XmlNode, name: string): string => allIn(node, name)[0]?.text.trim() ?? ''

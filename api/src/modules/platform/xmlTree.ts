export interface XmlNode {
  readonly name: string
  readonly text: string
  readonly within: readonly XmlNode[]
}

interface OpenNode {
  readonly name: string
  text: string
  readonly within: OpenNode[]
}

/** A declaration, a text that is no markup, a tag, or text between them, one after the other. */
const PIECE = /<\?[^>]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z_][\w.-]*)(?:\s[^<>]*?)?(\/?)>|([^<]+)/y
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

/** The root of an answer; null for anything that is no whole XML. Entities beside XML's own and document types are not read. */
export function readXml(xml: string): XmlNode | null {
  const root: OpenNode = { name: '', text: '', within: [] }
  const open = [root]
  for (PIECE.lastIndex = 0; PIECE.lastIndex < xml.length;) {
    const piece = PIECE.exec(xml)
    const inner = open.at(-1)
    if (piece === null || inner === undefined) return null
    const [, literal, slash, name = '', single, written = ''] = piece
    if (slash === undefined) inner.text += literal ?? plain(written)
    else if (slash === '/') {
      if (open.pop()?.name !== name) return null
    } else {
      const node = { name, text: '', within: [] }
      inner.within.push(node)
      if (single === '') open.push(node)
    }
  }
  const isWhole = open.length === 1 && root.within.length === 1 && root.text.trim() === ''
  return isWhole ? (root.within[0] ?? null) : null
}

const plain = (text: string): string => text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)

/** All of that name, wherever they are: the platform wraps its answers in one way or the other. */
export function allIn(node: XmlNode, name: string): readonly XmlNode[] {
  return [...(node.name === name ? [node] : []), ...node.within.flatMap((inner) => allIn(inner, name))]
}

/** The text of the first of that name, or nothing. */
export const textIn = (node: XmlNode, name: string): string => allIn(node, name)[0]?.text.trim() ?? ''

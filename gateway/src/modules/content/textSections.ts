export type TextSection = { readonly heading: string | null; readonly paragraphs: readonly string[] }

/** Blocks stand between blank lines; one that begins with `## ` heads those after it. */
export function toSections(body: string): TextSection[] {
  const sections: { heading: string | null; paragraphs: string[] }[] = []
  for (const block of body
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')) {
    if (block.startsWith('## ')) sections.push({ heading: block.slice(3).trim(), paragraphs: [] })
    else (sections.at(-1) ?? sections[sections.push({ heading: null, paragraphs: [] }) - 1])?.paragraphs.push(block)
  }
  return sections
}

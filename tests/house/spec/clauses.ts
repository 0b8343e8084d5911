/** Where a thing of the specification is proven: a test file, and words of a title in it. */
export type Proof = readonly [file: string, title: string]
/** A clause by the words it begins with, and a test that proves it; a clause that takes two stands twice. */
export type Mark = readonly [begins: string, ...Proof]
/** A line is as many clauses as it says things. The first one's words are those the line begins with. */
export type Proofs = readonly (readonly Mark[])[]

export type Clause = { readonly text: string; readonly proofs: readonly Proof[] }

/** What a line says, cut where its marks begin: nothing of it stands outside a clause. */
export function clausesOf(text: string, marks: readonly Mark[]): Clause[] {
  const begins = [...new Set(marks.map(([words]) => words))]
  const ends = [...begins.slice(1).map((words) => text.indexOf(words)), text.length]
  return begins.map((words, at) => ({
    text: text.slice(at === 0 ? 0 : ends[at - 1], ends[at]).trim(),
    proofs: marks.filter(([clause]) => clause === words).map(([, file, title]) => [file, title] as const),
  }))
}

/** What is wrong with a line's marks: words it lacks, words in another order, a sentence without a mark. */
export function faultsOf(text: string, marks: readonly Mark[]): string[] {
  const begins = [...new Set(marks.map(([words]) => words))]
  const places = begins.map((words) => text.indexOf(words))
  const lost = begins.filter((_, at) => places[at] === -1 || (places[at] ?? 0) < (places[at - 1] ?? 0))
  const sentences = [...text.matchAll(/(?<=\. |; )(?=\S)/g)].map(({ index }) => index)
  return [...lost, ...sentences.filter((start) => !places.includes(start)).map((start) => text.slice(start))].map(
    (words) => `${text.slice(0, 30)}…: ${words}`,
  )
}

/** The bounds of a document that is sent as a text. */
export const most = {
  characters: 64_000,
  tokens: 1_000,
  depth: 10,
  aliases: 15,
  directives: 5,
  fields: 5_000,
  rows: 1_000,
  calls: 50,
  introspectionDepth: 20,
  introspectionLists: 3,
} as const

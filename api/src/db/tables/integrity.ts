interface IntegrityLinkTable {
  /** Counted without a gap over all histories. */
  id: number
  /** Which history, as modules/integrity/lines.ts names it. */
  line: string
  after_key: string
  /** Null: after that key no row of this line may ever be. */
  until_key: string | null
  size: number
  rows_hash: Buffer
  /** The first bytes of each row's digest, so that a changed row can be named. */
  marks: Buffer
  /** Salted digests of words that may have to be forgotten; empty for a line without them. */
  words: Buffer
  salt: Buffer
  at: Date
  previous: Buffer
  hash: Buffer
  key_id: string | null
  signature: string | null
}

/** Where the walk over the links is, in one row. */
interface IntegrityWatchTable {
  id: 1
  after_id: number
  found: number[]
  before: number[]
}

export interface IntegrityTables {
  integrity_watch: IntegrityWatchTable
  integrity_link: IntegrityLinkTable
}

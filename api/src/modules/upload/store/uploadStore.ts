/** Where the bytes of uploads lie. Keys are made by us: letters, digits, `-`, `_` and one dot. */
export interface UploadStore {
  save(key: string, bytes: Uint8Array, mime: string): Promise<void>
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** What is not there is removed already. */
  remove(key: string): Promise<void>
}

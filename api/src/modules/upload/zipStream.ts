import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate'

/** One time for all entries: the same files make the same archive. */
export const ZIP_TIME = new Date(2020, 0, 1)

/** A ZIP as it grows: what is finished of it is taken away, so that one file at most is held. */
export class GrowingZip {
  readonly #parts: Uint8Array[] = []
  readonly #names = new Set<string>()
  #failure: Error | null = null
  readonly #zip = new Zip((error, part) => {
    if (error === null) this.#parts.push(part)
    else this.#failure = error
  })

  /** An entry that is pushed piece by piece. */
  packed(name: string): ZipDeflate {
    return this.#added(new ZipDeflate(this.#free(name), { level: 6 }))
  }

  /** The same for what is packed already: pictures, PDFs, workbooks. */
  plain(name: string): ZipPassThrough {
    return this.#added(new ZipPassThrough(this.#free(name)))
  }

  end(): void {
    this.#zip.end()
  }

  /** What has grown since it was asked last. */
  grown(): Uint8Array[] {
    if (this.#failure !== null) throw this.#failure
    return this.#parts.splice(0)
  }

  #added<F extends ZipInputFile>(file: F): F {
    file.mtime = ZIP_TIME
    this.#zip.add(file)
    return file
  }

  /** Two files of one name would lie one upon the other when they are unpacked. */
  #free(name: string): string {
    const free = freeName(name, this.#names)
    this.#names.add(free)
    return free
  }
}

/** The name, or with a number before its ending where it is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.')
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? name : `${name.slice(0, dot)} (${nth})${name.slice(dot)}`
    if (!taken.has(tried)) return tried
  }
}

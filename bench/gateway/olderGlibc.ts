import { readFileSync, writeFileSync } from 'node:fs'

const NEWER = ['GLIBC_2.38', 'GLIBC_2.39']
const PREFIX = '__isoc23_'
const WEAK = 2

type Section = { readonly name: string; readonly offset: number; readonly size: number }

/**
 * Tailcall is built for glibc 2.39, of which it needs one new name for an old function (`__isoc23_strtol`) and two optional ones.
 * Points it at the old name and makes the new versions optional, so that it starts on Debian 12 as well; its code stays as it is.
 */
export function openForOlderGlibc(file: string): void {
  const elf = readFileSync(file)
  const sections = sectionsOf(elf)
  const at = (name: string): Section => sections.get(name) ?? { name, offset: 0, size: 0 }
  const [strings, symbols, versions, needs] = [at('.dynstr'), at('.dynsym'), at('.gnu.version'), at('.gnu.version_r')]
  if (needs.size === 0) return
  const text = (offset: number): string => elf.toString('latin1', strings.offset + offset, elf.indexOf(0, strings.offset + offset))
  const { newer, oldest } = readNeeds(elf, needs, text)
  if (newer.size === 0 || oldest === 0) return
  for (let nth = 0; nth < symbols.size / 24; nth++) {
    const symbol = symbols.offset + nth * 24
    const version = versions.offset + nth * 2
    const name = elf.readUInt32LE(symbol)
    if (!newer.has(elf.readUInt16LE(version)) || !text(name).startsWith(PREFIX)) continue
    elf.writeUInt32LE(name + PREFIX.length, symbol)
    elf.writeUInt16LE(oldest, version)
  }
  writeFileSync(file, elf)
}

/** Marks the newer versions as weak on its way, and finds the number of the oldest one of the C library. */
function readNeeds(elf: Buffer, needs: Section, text: (offset: number) => string): { newer: Set<number>; oldest: number } {
  const newer = new Set<number>()
  let oldest = 0
  for (let file = needs.offset; ; file += elf.readUInt32LE(file + 12)) {
    const isC = text(elf.readUInt32LE(file + 4)) === 'libc.so.6'
    let entry = file + elf.readUInt32LE(file + 8)
    for (let left = elf.readUInt16LE(file + 2); left > 0; left--) {
      const name = text(elf.readUInt32LE(entry + 8))
      if (isC && name === 'GLIBC_2.2.5') oldest = elf.readUInt16LE(entry + 6)
      if (isC && NEWER.includes(name)) {
        newer.add(elf.readUInt16LE(entry + 6))
        elf.writeUInt16LE(WEAK, entry + 4)
      }
      entry += elf.readUInt32LE(entry + 12)
    }
    if (elf.readUInt32LE(file + 12) === 0) return { newer, oldest }
  }
}

function sectionsOf(elf: Buffer): Map<string, Section> {
  const table = Number(elf.readBigUInt64LE(0x28))
  const [size, count, names] = [elf.readUInt16LE(0x3a), elf.readUInt16LE(0x3c), elf.readUInt16LE(0x3e)]
  const number = (nth: number, field: number): number => Number(elf.readBigUInt64LE(table + nth * size + field))
  const namesAt = number(names, 0x18)
  return new Map(
    Array.from({ length: count }, (_, nth) => {
      const start = namesAt + elf.readUInt32LE(table + nth * size)
      const name = elf.toString('latin1', start, elf.indexOf(0, start))
      return [name, { name, offset: number(nth, 0x18), size: number(nth, 0x20) }]
    }),
  )
}

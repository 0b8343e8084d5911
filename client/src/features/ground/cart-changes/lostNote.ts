const KEY = 'lost-changes'

/** Changes of the cart that could not be sent any more, for the document that comes next to tell of. */
export const lostNote = {
  write(subjects: readonly string[]): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...lostNote.read(), ...subjects]))
    } catch {
      // Storage is refused: the next page says why it came, and no more.
    }
  },
  read(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]
    } catch {
      return []
    }
  },
  /** The sentence about them, once; null where there are none. */
  take(): string | null {
    const subjects = lostNote.read()
    if (subjects.length === 0) return null
    sessionStorage.removeItem(KEY)
    return `登录或门店已变更，离线时的 ${subjects.length} 处更改没有提交：${subjects.join('、')}`
  },
}

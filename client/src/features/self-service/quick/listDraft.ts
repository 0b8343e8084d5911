const KEY = 'purchase-list'

/** What was typed or pasted last in this tab's session, so that no reload or wrong click loses a list of eighty lines. */
export function keepDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Private modes may refuse, and a list may be larger than what is left.
  }
}

export function keptDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

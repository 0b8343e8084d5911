/**
 * Joins class names as they are. Emotion's `cx` would make a new rule while rendering, too late for streamed HTML. Which of two
 * joined classes wins depends on which chunk came first: they must not set the same property at the same specificity.
 */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

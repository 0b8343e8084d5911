/**
 * Takes from a page what Chromium 107 or Safari 16.4 lack (docs/browsers.md): a page that needs it stops, and complains.
 * Runs in the page before anything else.
 */
export function asOldestBrowser(): void {
  const missing: readonly (readonly [object | undefined, readonly string[]])[] = [
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object.getPrototypeOf(Int8Array.prototype) as object, ['toSorted', 'toReversed', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [URL, ['parse', 'canParse']],
    [RegExp, ['escape']],
    [AbortSignal, ['any']],
    [Document.prototype, ['startViewTransition']],
    [window, ['Iterator', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'navigation', 'BarcodeDetector']],
  ]
  for (const [holder, names] of missing) for (const name of names) if (holder !== undefined) Reflect.deleteProperty(holder, name)
}

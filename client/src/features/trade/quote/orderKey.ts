const LENGTH_MAX = 64

/**
 * The key of the intention to order what a quote offers. It is made of the quote itself, so a double click, a reload
 * and a second tab all send the same one, and no storage has to be shared.
 */
export function orderKey({ quoteID, hash }: { readonly quoteID: string; readonly hash: string }): string {
  return `order-${quoteID}-${hash.replaceAll(/[^0-9A-Za-z]/g, '')}`.slice(0, LENGTH_MAX)
}

/** 9400 of 10000 is 9.4 折. */
export function discountWord(rate: number): string {
  return `${Number((rate / 1000).toFixed(2))} 折`
}

/** 520 of 1000 cents is 5.2 折. */
export function discountOf(price: number, listPrice: number): string {
  return `${Number(((price / listPrice) * 10).toFixed(1))} 折`
}

/** 520 of 1000 cents is 5.2 折. */
export function discountOf(price: number, listPrice: number): string {
  return `${Number(((price / listPrice) * 10).toFixed(1))} 折`
}

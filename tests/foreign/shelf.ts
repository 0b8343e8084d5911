/** How a host writes what the specification leaves open: amounts, moments, flags, and whether it counts its lists. */
export type Dialect = 'numbers' | 'texts'

type Written = {
  readonly money: (yuan: number) => unknown
  readonly moment: (seconds: number) => unknown
  readonly flag: (is: boolean) => unknown
  readonly page: (rows: readonly unknown[], page: number, perPage: number) => unknown
}

export const WRITTEN: Readonly<Record<Dialect, Written>> = {
  numbers: {
    money: (yuan) => yuan,
    moment: (seconds) => seconds * 1000,
    flag: (is) => (is ? 1 : 0),
    page: (rows, page, perPage) => ({ data: rows.slice((page - 1) * perPage, page * perPage), current_page: page }),
  },
  texts: {
    money: (yuan) => yuan.toFixed(2),
    moment: (seconds) => String(seconds),
    flag: (is) => (is ? '1' : '0'),
    page: (rows, page, perPage) => ({ data: rows.slice((page - 1) * perPage, page * perPage), total: String(rows.length) }),
  },
}

export type Article = { readonly id: number; readonly name: string; readonly sccj: string; readonly price: number; readonly stock: number }

export const SHELF: readonly Article[] = [
  { id: 1, name: '阿莫西林胶囊', sccj: '华北制药', price: 12.5, stock: 500 },
  { id: 2, name: '板蓝根颗粒', sccj: '白云山', price: 8.8, stock: 40 },
  { id: 3, name: '布洛芬缓释胶囊', sccj: '华北制药', price: 19.99, stock: 0 },
]

/** The fields of a row of goods in the specification, and no others. */
export function goodsOf({ id, name, sccj, price, stock }: Article, { money, flag }: Written): object {
  return {
    id,
    name,
    sccj,
    ypgg: '0.25g*24粒',
    bzdw: '盒',
    goods_image: ['/images/1.png'],
    base_price: money(price),
    is_buy: flag(stock > 0),
    number: stock,
    ladder_price: id === 1 ? [{ number: 50, price: money(11.9) }] : [],
    ladder_price_type: flag(true),
    is_free_shipping: flag(false),
    free_shipping_number: 0,
    is_dpby: flag(false),
    qg_number: 1,
    is_youx: flag(id === 1),
    type: 0,
    tags: id === 1 ? ['满', '优'] : [],
    ck_id: 1,
    cartNum: 10,
    zbz: 10,
  }
}

export const CATEGORIES = [{ id: 10, name: '抗感染', logo1: '/images/c.png', children: [{ id: 11, name: '青霉素类', children: [] }] }]

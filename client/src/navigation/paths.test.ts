import { describe, expect, it } from 'vitest'
import { localPath, paths } from './paths.ts'

describe('paths', () => {
  it('are these and no others', () => {
    const all = {
      home: paths.home(),
      notFound: paths.notFound(),
      login: paths.login(),
      loginAndBack: paths.login('/list/info/7?a=1&b=药'),
      loginFromHome: paths.login('/'),
      goodsList: paths.goodsList(),
      goodsListFull: paths.goodsList({ category: '100', keywords: '阿莫西林 & 胶囊', sort: 'price_asc', inStock: true, page: 3 }),
      goodsListFirstPage: paths.goodsList({ page: 1, inStock: false, category: null, keywords: '' }),
      goodsTable: paths.goodsList({ view: 'table', page: 2 }),
      goodsPlain: paths.goodsList({ view: 'plain' }),
      goodsListNarrowed: paths.goodsList({ makers: ['7', '9'], forms: ['片剂'], specs: ['0.25g*24粒'], expiries: ['6'], tags: ['NEW'], size: 50 }),
      search: paths.search({ keywords: '阿莫西林' }),
      searchMakers: paths.search({ keywords: '制药', scope: 'maker', view: 'table' }),
      otherList: paths.otherList('100', '常用 药/1', { page: 2 }),
      otherListUnnamed: paths.otherList('100'),
      favorites: paths.favorites(),
      favoritesPage: paths.favorites({ page: 3 }),
      goodsDetail: paths.goodsDetail('417'),
      cart: paths.cart(),
      confirmOrder: paths.confirmOrder('31'),
      register: paths.register(),
      member: paths.member(),
      orders: paths.orders(),
      invoices: paths.invoices(),
      messages: paths.messages(),
      contract: paths.contract(),
      contractAndBack: paths.contract('/cart'),
    }
    expect(Object.keys(paths).filter((name) => !(name in all))).toEqual([])
    expect(all).toMatchInlineSnapshot(`
      {
        "cart": "/cart",
        "confirmOrder": "/cart_step2?quote=31",
        "contract": "/dzht",
        "contractAndBack": "/dzht?next=%2Fcart",
        "favorites": "/star",
        "favoritesPage": "/star?page=3",
        "goodsDetail": "/list/info/417",
        "goodsList": "/list",
        "goodsListFirstPage": "/list",
        "goodsListFull": "/list?category=100&keywords=%E9%98%BF%E8%8E%AB%E8%A5%BF%E6%9E%97+%26+%E8%83%B6%E5%9B%8A&sort=price_asc&in_stock=1&page=3",
        "goodsListNarrowed": "/list?maker=7&maker=9&form=%E7%89%87%E5%89%82&spec=0.25g*24%E7%B2%92&expiry=6&tag=NEW&size=50",
        "goodsPlain": "/list/no_image",
        "goodsTable": "/list/table?page=2",
        "home": "/",
        "invoices": "/dzfp",
        "login": "/login",
        "loginAndBack": "/login?next=%2Flist%2Finfo%2F7%3Fa%3D1%26b%3D%E8%8D%AF",
        "loginFromHome": "/login",
        "member": "/user",
        "messages": "/wdxx",
        "notFound": "/404",
        "orders": "/order",
        "otherList": "/list/other/100/%E5%B8%B8%E7%94%A8%20%E8%8D%AF%2F1?page=2",
        "otherListUnnamed": "/list/other/100",
        "register": "/register",
        "search": "/search?keywords=%E9%98%BF%E8%8E%AB%E8%A5%BF%E6%9E%97",
        "searchMakers": "/search/table?keywords=%E5%88%B6%E8%8D%AF&scope=maker",
      }
    `)
  })
})

describe('localPath', () => {
  it.each(['/', '/list', '/list?page=2&keywords=%E8%8D%AF', '/list/info/7#lots'])('lets %s pass', (path) => {
    expect(localPath(path)).toBe(path)
  })

  it.each([
    null, '', 'list', 'https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', '\\/evil.example', '/a\\b',
    'javascript:alert(1)', ' /list', '/\nlist', 'data:text/html,x', '/\u0000', '/..//evil.example', '/./\\evil.example', '/list/../..//evil.example',
  ])('refuses %j', (path) => {
    expect(localPath(path)).toBeNull()
  })

})

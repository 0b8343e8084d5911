import type { Proof, Proofs } from './clauses.ts'

const SHELL = 'client/src/app/shell.test.tsx'
const CONTENT = 'api/src/modules/content/content.test.ts'
const COMMON = 'has hot words, at most nine open entries'
const HELP = 'client/src/features/catalogue/help/help.test.tsx'

export const ENTITY_PROOFS: Proofs = [
  [
    [
      'Favourite',
      'api/src/modules/favorite/favorite.test.ts',
      'adding a favourite says which goods are favourites now, one or several at once',
    ],
  ],
  [
    ['Category menu item: id, name, logo1, children', CONTENT, COMMON],
    ['childrenShow', SHELL, 'the navigation is opened by its own button, closed by Escape'],
  ],
  [['Footer help category', CONTENT, 'stands in four help categories']],
  [
    ['Right-side ad', CONTENT, 'the slots have links and an advertisement at the right'],
    ['Link list item', CONTENT, 'the slots have links and an advertisement at the right'],
  ],
  [
    ['Common data: category lists', CONTENT, COMMON],
    ['nav entries', CONTENT, COMMON],
    ['hot search', CONTENT, COMMON],
    ['brand', CONTENT, COMMON],
    ['timestamp', CONTENT, COMMON],
    ['banner (url, image)', CONTENT, 'the slots are asked for by banner, by brand and by article'],
  ],
  [['Prize draw', 'api/src/modules/draw/draw.test.ts', 'shows the running draw that ends first']],
  [
    ['Client state: search keyword', 'tests/e2e/search.test.ts', 'the search keeps the word for the session: on the next page'],
    [
      'list paths per zone',
      'client/src/features/catalogue/goods/lists.test.tsx',
      'the list leads a member to the table, and a buyer who has chosen to the view chosen last',
    ],
    ['cached help articles', HELP, 'a help page that was read before is shown at once and asked for again'],
    [
      'brand display flag',
      'client/src/features/catalogue/goods/lists.test.tsx',
      'filters show the eight most frequent, and the others on demand',
    ],
  ],
]

/** What a page is about, where its address alone does not say it, beside that it is there. */
export const ROUTE_PROOFS: Readonly<Record<string, readonly Proof[]>> = {
  '/hb': [
    ['client/src/pages/zones/zones.test.tsx', '/hb says what comes back after receipt'],
    ['api/src/modules/cashback/cashback.test.ts', 'the example of TRADE §9: 30.00 is credited for 1,080.00'],
    ['api/src/modules/cashback/returns.property.test.ts', 'what comes back and what is held back of cashback is what was paid'],
  ],
}

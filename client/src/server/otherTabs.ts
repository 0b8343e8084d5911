import { paths } from '../navigation/paths.ts'

/**
 * Goods are opened in other tabs by the middle button. Their page is fetched when a pointer rests on their link, and never rendered
 * ahead: only what runs asks for anything. A list of what may be fetched cannot forget what may not.
 */
const RULES = JSON.stringify({ prefetch: [{ where: { href_matches: paths.goodsDetail('*') }, eagerness: 'moderate' }] })

export const otherTabs = (nonce: string): string => `<script type="speculationrules" nonce="${nonce}">${RULES}</script>`

import type { Migration } from './statements.ts'
import { identity } from './0001_identity.ts'
import { catalogue } from './0002_catalogue.ts'
import { cart } from './0003_cart.ts'
import { promotion } from './0004_promotion.ts'
import { trade } from './0005_trade.ts'
import { accountEntry } from './0006_account_entry.ts'
import { search } from './0007_search.ts'
import { history } from './0008_history.ts'
import { events } from './0009_events.ts'
import { content } from './0010_content.ts'
import { inStock } from './0011_in_stock.ts'
import { walkedLists } from './0012_walked_lists.ts'
import { priceLog } from './0013_price_log.ts'
import { addon } from './0014_addon.ts'
import { papers } from './0015_papers.ts'
import { afterSale } from './0016_after_sale.ts'
import { zones } from './0017_zones.ts'
import { otherPrices } from './0018_other_prices.ts'
import { wechatScan } from './0019_wechat_scan.ts'
import { wallet } from './0020_wallet.ts'
import { accountCentre } from './0021_account_centre.ts'
import { service } from './0022_service.ts'
import { messages } from './0023_messages.ts'
import { billing } from './0024_billing.ts'
import { zoneTerms } from './0025_zone_terms.ts'
import { writtenOff } from './0026_written_off.ts'
import { rechargeTold } from './0027_recharge_told.ts'
import { moneyBounds } from './0028_money_bounds.ts'
import { lapsedLots } from './0029_lapsed_lots.ts'
import { who } from './0030_who.ts'
import { forgottenKeys } from './0031_forgotten_keys.ts'
import { toldTime } from './0033_told_time.ts'
import { brakes } from './0034_brakes.ts'
import { couponKey } from './0036_coupon_key.ts'

/** All migrations, in the order of their names. A new one is added at the end and never changed afterwards. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_identity': identity,
  '0002_catalogue': catalogue,
  '0003_cart': cart,
  '0004_promotion': promotion,
  '0005_trade': trade,
  '0006_account_entry': accountEntry,
  '0007_search': search,
  '0008_history': history,
  '0009_events': events,
  '0010_content': content,
  '0011_in_stock': inStock,
  '0012_walked_lists': walkedLists,
  '0013_price_log': priceLog,
  '0014_addon': addon,
  '0015_papers': papers,
  '0016_after_sale': afterSale,
  '0017_zones': zones,
  '0018_other_prices': otherPrices,
  '0019_wechat_scan': wechatScan,
  '0020_wallet': wallet,
  '0021_account_centre': accountCentre,
  '0022_service': service,
  '0023_messages': messages,
  '0024_billing': billing,
  '0025_zone_terms': zoneTerms,
  '0026_written_off': writtenOff,
  '0027_recharge_told': rechargeTold,
  '0028_money_bounds': moneyBounds,
  '0029_lapsed_lots': lapsedLots,
  '0030_who': who,
  '0031_forgotten_keys': forgottenKeys,
  '0033_told_time': toldTime,
  '0034_brakes': brakes,
  '0036_coupon_key': couponKey,
}

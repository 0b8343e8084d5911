import type { AccountManager, QualityInspection, Shop, Viewer } from '../../generated/resolvers-types.ts'
import type { RestCommonConfig, RestInspection, RestLogin, RestManager, RestUser } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toShop } from './shop.mapper.ts'

/** What other rooms add to the shop is read when it is asked for. */
export type ViewerModel = Omit<
  Viewer,
  'addresses' | 'certificates' | 'scopes' | 'shop' | 'shops' | 'shopChoices' | 'colleagues' | 'devices'
>

export type LoginModel = {
  readonly viewer: ViewerModel
  readonly token: string | null
  readonly expiresAt: string | null
  readonly shops: readonly Shop[]
}

export function toViewer(body: unknown): ViewerModel {
  const user = new Row<RestUser>(body, 'user')
  const memberID = user.id('member_id')
  const face = user.optionalText('face')
  const config = user.object('common_config', toCommonConfig)
  return {
    id: toGlobalId('Viewer', memberID),
    memberID,
    username: user.text('username'),
    name: user.optionalText('name'),
    phone: user.optionalText('phone'),
    company: user.text('company'),
    avatar: face === null ? null : toWebUrl(face),
    rank: user.integer('rank'),
    isReviewed: user.flag('is_passed'),
    points: user.integer('points'),
    messageCount: user.integer('message_count'),
    address: user.optionalText('address'),
    accountManager: user.optionalObject('admin', toAccountManager),
    wechat: user.optionalText('wechat'),
    hasPreferredZone: user.optionalFlag('is_show_youx') ?? false,
    hasSpecialPrices: user.optionalFlag('is_special') ?? false,
    canChat: user.optionalFlag('is_can_chat') ?? false,
    canOrder: user.optionalFlag('is_can_order') ?? true,
    canMoveFunds: user.optionalFlag('is_can_funds') ?? true,
    hasAfterSales: user.optionalFlag('is_AfterSale') ?? false,
    qualityInspection: user.optionalObject('quality_inspection', toInspection) ?? { url: null, message: '' },
    hotline: config.hotline,
    serviceQQ: config.serviceQQ,
  }
}

export function toLogin(body: unknown): LoginModel {
  const login = new Row<RestLogin>(body, 'login')
  return {
    viewer: login.object('user', toViewer),
    token: login.optionalText('token'),
    expiresAt: login.optionalMoment('token_expires'),
    shops: login.optionalList('shops', toShop),
  }
}

function toAccountManager(body: unknown): AccountManager {
  const manager = new Row<RestManager>(body, 'user.admin')
  return { name: manager.text('name'), phone: manager.text('phone'), isDefault: manager.flag('is_default') }
}

function toInspection(body: unknown): QualityInspection {
  const inspection = new Row<RestInspection>(body, 'user.quality_inspection')
  return { url: toWebUrl(inspection.optionalText('quality_inspection_url') ?? ''), message: inspection.optionalText('msg') ?? '' }
}

function toCommonConfig(body: unknown): { hotline: string | null; serviceQQ: string[] } {
  const config = new Row<RestCommonConfig>(body, 'user.common_config')
  const numbers = [config.optionalText('qq1') ?? '', config.optionalText('qq2') ?? '']
  return { hotline: config.optionalText('hot_line'), serviceQQ: numbers.filter((number) => number !== '') }
}

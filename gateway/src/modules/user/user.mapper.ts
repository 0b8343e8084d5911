import { createHash } from 'node:crypto'
import { GatewayError } from '../../errors/gatewayError.ts'
import type { AccountManager, QualityInspection, Shop, ShopStanding, Viewer } from '../../generated/resolvers-types.ts'
import type { RestCommonConfig, RestInspection, RestLogin, RestManager, RestUser } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toImage } from '../base/image.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toShop } from './shop.mapper.ts'

/** What other rooms add to the shop is read when it is asked for. */
export type ViewerModel = Omit<
  Viewer,
  | 'addresses'
  | 'certificates'
  | 'scopes'
  | 'shop'
  | 'shops'
  | 'shopChoices'
  | 'colleagues'
  | 'deliveryPush'
  | 'devices'
  | 'messagePreferences'
>

export type LoginModel = {
  readonly viewer: ViewerModel | null
  readonly token: string | null
  readonly expiresAt: string | null
  readonly shops: readonly Shop[]
}

const standings: Readonly<Record<string, ShopStanding>> = {
  papers_missing: 'PAPERS_MISSING',
  pending: 'PENDING',
  rejected: 'REJECTED',
  frozen: 'FROZEN',
  paper_lapsed: 'PAPER_LAPSED',
  approved: 'APPROVED',
}

export function toViewer(body: unknown): ViewerModel {
  const user = new Row<RestUser>(body, 'user')
  // A host may answer a visitor too, with a state that names nobody.
  if (user.lacks('member_id') && user.optionalText('username') === null) throw new GatewayError('LOGIN_REQUIRED')
  const memberID = user.lacks('member_id') ? numberOf(user.text('username')) : user.id('member_id')
  const isReviewed = user.flag('is_passed', true)
  const config = user.optionalObject('common_config', toCommonConfig) ?? { hotline: null, serviceQQ: [] }
  return {
    id: toGlobalId('Viewer', memberID),
    memberID,
    username: user.text('username', ''),
    name: user.optionalText('name'),
    phone: user.optionalText('phone'),
    company: user.text('company', ''),
    avatar: toImage(user.optionalText('face'), '头像'),
    rank: user.integer('rank', 1),
    isReviewed,
    standing: user.knownOneOf('standing', standings) ?? (isReviewed ? 'APPROVED' : 'PENDING'),
    points: user.integer('points', 0),
    messageCount: user.integer('message_count', 0),
    address: user.optionalText('address'),
    accountManager: user.filledObject('admin', toAccountManager),
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
    viewer: login.optionalObject('user', toViewer),
    token: login.optionalText('token'),
    expiresAt: login.optionalMoment('token_expires'),
    shops: login.optionalList('shops', toShop),
  }
}

/** Hosts that number no members tell them apart by name: the same name is the same number, as ids here are digits. */
function numberOf(username: string): string {
  return String(createHash('sha256').update(username).digest().readUIntBE(0, 6) + 1)
}

function toAccountManager(body: unknown): AccountManager {
  const manager = new Row<RestManager>(body, 'user.admin')
  return { name: manager.text('name'), phone: manager.text('phone', ''), isDefault: manager.flag('is_default', false) }
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

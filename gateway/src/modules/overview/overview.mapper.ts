import type { AtStake, LapsingPaper, MonthSum, Overview, ReceiptsDue, ShopSetup, UnpaidSum } from '../../generated/resolvers-types.ts'
import type {
  RestAtStake,
  RestLapsingPaper,
  RestMonth,
  RestOverview,
  RestReceiptsDue,
  RestSetup,
  RestUnpaid,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { certificateKinds } from '../account/account.mapper.ts'
import { reviewStatuses } from '../user/shop.mapper.ts'

export function toOverview(body: unknown): Overview {
  const overview = new Row<RestOverview>(body, 'overview')
  return {
    months: overview.list('months', toMonth),
    unpaid: overview.object('unpaid', toUnpaid),
    receipts: overview.object('receipts', toReceipts),
    papers: overview.list('papers', toPaper),
    atStake: overview.object('at_stake', toAtStake),
    couponsEnding: overview.integer('coupons_ending'),
    setup: overview.optionalObject('setup', toSetup),
  }
}

function toSetup(body: unknown): ShopSetup {
  const setup = new Row<RestSetup>(body, 'overview.setup')
  return {
    reviewStatus: setup.oneOf('review', reviewStatuses),
    papersMissing: setup.list('papers_missing', String),
    isContractSigned: setup.flag('contract_signed'),
    addressCount: setup.integer('addresses'),
  }
}

function toMonth(body: unknown): MonthSum {
  const month = new Row<RestMonth>(body, 'overview.months')
  return {
    month: month.text('month'),
    orderCount: month.integer('orders'),
    spent: month.money('spent'),
    came: month.money('came'),
    went: month.money('went'),
    balance: month.money('balance'),
  }
}

function toUnpaid(body: unknown): UnpaidSum {
  const unpaid = new Row<RestUnpaid>(body, 'overview.unpaid')
  return { count: unpaid.integer('count'), amount: unpaid.money('amount'), payDueAt: unpaid.optionalMoment('pay_until') }
}

function toReceipts(body: unknown): ReceiptsDue {
  const receipts = new Row<RestReceiptsDue>(body, 'overview.receipts')
  return { count: receipts.integer('due'), overdueCount: receipts.integer('overdue'), dueAt: receipts.optionalMoment('due_at') }
}

function toPaper(body: unknown): LapsingPaper {
  const paper = new Row<RestLapsingPaper>(body, 'overview.papers')
  return {
    kind: paper.oneOf('kind', certificateKinds),
    name: paper.text('name'),
    expiresOn: paper.date('valid_to'),
    daysLeft: paper.integer('days_left'),
  }
}

function toAtStake(body: unknown): AtStake {
  const stake = new Row<RestAtStake>(body, 'overview.at_stake')
  return { goodsCount: stake.integer('goods'), cartLineCount: stake.integer('cart_lines') }
}

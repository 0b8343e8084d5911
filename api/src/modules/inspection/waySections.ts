import { COLDEST, IN_TRANSIT_S, REFRIGERATED } from '../temperature/bounds.ts'
import { STATE_TEXTS } from '../temperature/temperature.schemas.ts'
import { type SectionPlan, time } from './sectionPlan.ts'

const degrees = (tenths: string): string => `to_char((${tenths})::numeric / 10, 'FM990.0')`
/** Between two samples of a series, in seconds. */
const BETWEEN = `(select t.offsets[n] - t.offsets[n - 1] as span from generate_series(2, cardinality(t.offsets)) n) between_samples`
const gaps = (what: string): string =>
  `case when t.high <= ${REFRIGERATED.high} then (select ${what} from ${BETWEEN} where span > ${IN_TRANSIT_S}) end`

/** How parcels travelled. */
export const WAY_SECTIONS: readonly SectionPlan[] = [
  {
    title: '运输动态',
    columns: [
      ['运单号', 's.tracking_no'],
      ['时间', time('t.at')],
      ['动态', 't.text'],
    ],
    from: 'shipment_trace t join shipment s on s.id = t.shipment_id where s.order_id = any(:orders) order by s.id, t.seq',
  },
  {
    title: '运输温度',
    columns: [
      ['运单号', 's.tracking_no'],
      ['记录仪', 't.logger'],
      ['规定下限', `case when t.low > ${COLDEST} then ${degrees('t.low')} end`],
      ['规定上限', degrees('t.high')],
      ['开始', time('t.started_at')],
      ['结束', time('(t.started_at + make_interval(secs => t.offsets[cardinality(t.offsets)]))')],
      ['数据', 'cardinality(t.tenths)'],
      ['最低', degrees('(select min(x) from unnest(t.tenths) x)')],
      ['最高', degrees('(select max(x) from unnest(t.tenths) x)')],
      ['平均', degrees('(select round(avg(x)) from unnest(t.tenths) x)')],
      ['间隔超时', gaps('count(*)')],
      ['最长间隔（秒）', gaps('max(span)')],
      ['结论', 't.state', STATE_TEXTS],
      ['登记', 't.handed_by'],
      ['登记时间', time('t.handed_at')],
      ['处理', 't.decided_by'],
      ['处理时间', time('t.decided_at')],
      ['理由', 't.reason'],
    ],
    from: 'temperature_series t join shipment s on s.id = t.shipment_id where s.order_id = any(:orders) order by t.id',
  },
]

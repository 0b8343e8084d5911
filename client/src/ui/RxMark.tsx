import { css } from '@emotion/css'
import { joinClasses } from '../lib/joinClasses.ts'
import { useReacting } from './Reacting.tsx'
import { color } from './tokens.ts'

const base = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: calc(var(--text-12) * 1.5);
  padding: 0 5px;
  border: 1px solid currentcolor;
  border-radius: 2px;
  background: ${color.paper};
  font-size: var(--text-12);
  line-height: 1;
  white-space: nowrap;
`
const oval = css`border-radius: 9px; color: #fff;`
const marks = {
  RX: { text: 'Rx 处方', title: '处方药', className: joinClasses(base, css`color: ${color.blue};`) },
  OTC_A: {
    text: 'OTC 甲',
    title: '甲类非处方药',
    className: joinClasses(base, oval, css`background: ${color.price}; border-color: ${color.price};`),
  },
  OTC_B: {
    text: 'OTC 乙',
    title: '乙类非处方药',
    className: joinClasses(base, oval, css`background: ${color.brand700}; border-color: ${color.brand700};`),
  },
  HERB: { text: '饮片', title: '中药饮片', className: joinClasses(base, css`color: ${color.tagAmber};`) },
  FOOD: { text: '食品', title: '食品保健', className: joinClasses(base, css`color: ${color.second};`) },
}
const deviceClasses: Readonly<Record<string, string>> = { CLASS_1: '一', CLASS_2: '二', CLASS_3: '三' }
const deviceMark = joinClasses(base, css`color: ${color.second};`)

export interface RxMarkProps {
  prescriptionClass: string | null | undefined
  deviceClass?: string | null | undefined
  kind?: string | null | undefined
}

/** The legal class as it stands on the package: 处方, OTC 甲 (red), OTC 乙 (green), the class of a device. */
export function RxMark({ prescriptionClass, deviceClass, kind }: RxMarkProps) {
  const isReacting = useReacting()
  if (deviceClass !== null && deviceClass !== undefined) {
    const word = deviceClasses[deviceClass] ?? deviceClass
    return <span className={deviceMark} title={isReacting ? `第${word}类医疗器械` : undefined}>{`械 ${word}类`}</span>
  }
  const mark = Object.entries(marks).find(
    ([name]) => name === prescriptionClass || (prescriptionClass === 'UNCLASSIFIED' && name === kind),
  )?.[1]
  return mark ? (
    <span className={mark.className} title={isReacting ? mark.title : undefined}>
      {mark.text}
    </span>
  ) : null
}

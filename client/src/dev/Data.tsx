import { paths } from '../navigation/paths.ts'
import { BarChart } from '../ui/BarChart.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { ExpiryText } from '../ui/ExpiryText.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Price, PricePending } from '../ui/Price.tsx'
import { ProgressLine } from '../ui/ProgressLine.tsx'
import { RxMark } from '../ui/RxMark.tsx'
import { StepChart } from '../ui/StepChart.tsx'
import { StockText } from '../ui/StockText.tsx'
import { Table } from '../ui/Table.tsx'
import { Tag, type TagTone } from '../ui/Tag.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { Specimen, State } from './Specimen.tsx'

const NOW = Date.parse('2026-11-26T00:00:00+08:00')
const TONES: readonly TagTone[] = ['red', 'orange', 'amber', 'blue', 'pink', 'green', 'grey']
const months = [3, 5, 4, 8, 6, 9].map((value, nth) => ({ key: String(nth), label: String(nth + 6), value, title: `${nth + 6} 月` }))

/** What is read. */
export function Data() {
  return (
    <>
      <Words />
      <Blocks />
    </>
  )
}

function Words() {
  return (
    <>
      <Specimen name="Price">
        <State name="sizes">
          <Price amount="6.30" unit="盒" size="small" /> <Price amount="6.30" unit="盒" /> <Price amount="1234.50" size="page" />{' '}
          <Price amount="4.50" size="detail" />
        </State>
        <State name="ink, struck">
          <Price amount="6.30" tone="ink" /> <Price amount="8.95" tone="struck" />
        </State>
        <State name="not known yet">
          <PricePending />
        </State>
      </Specimen>
      <Specimen name="Tag, RxMark">
        <State name="tones">
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              满减
            </Tag>
          ))}
        </State>
        <State name="classes">
          <RxMark prescriptionClass="RX" /> <RxMark prescriptionClass="OTC_A" /> <RxMark prescriptionClass="OTC_B" />{' '}
          <RxMark prescriptionClass={null} deviceClass="CLASS_2" kind="DEVICE" />
        </State>
        <State name="CountBadge">
          <CountBadge count={8} /> <CountBadge count={120} />
        </State>
      </Specimen>
      <Specimen name="ExpiryText, StockText">
        <State name="far">
          <ExpiryText expiresOn="2028-05-08" now={NOW} />
          <StockText stock={465} unit="盒" packQuantity={5} />
        </State>
        <State name="near, low">
          <ExpiryText expiresOn="2027-03-21" now={NOW} />
          <StockText stock={4} unit="盒" packQuantity={5} />
        </State>
        <State name="unknown, gone">
          <ExpiryText expiresOn={null} now={NOW} />
          <StockText stock={0} unit="盒" packQuantity={5} />
        </State>
      </Specimen>
      <Specimen name="ProgressLine">
        <State name="on the way" isWide>
          <ProgressLine part={0.7}>再买 ¥51.50 免运费</ProgressLine>
        </State>
        <State name="reached" isWide>
          <ProgressLine part={1}>已免运费</ProgressLine>
        </State>
      </Specimen>
    </>
  )
}

function Blocks() {
  return (
    <>
      <Specimen name="Panel, Facts">
        <State name="normal" isWide>
          <Panel title="订单信息" tools={<a href={paths.goodsList()}>查看全部</a>}>
            <Facts
              facts={[
                ['订单号', '20261121130007117240201'],
                ['收货地址', '浙江省杭州市余杭区五常街道文一西路九百六十九号三幢五单元六层'],
              ]}
            />
          </Panel>
        </State>
        <State name="Timeline" isWide>
          <Timeline
            label="物流"
            entries={[
              { key: '2', time: '11-24 09:12', text: '已发出', note: '杭州仓' },
              { key: '1', time: '11-23 17:40', text: '已付款' },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="Table">
        <State name="two rows" isWide>
          <Table caption="对账">
            <thead>
              <tr>
                <th scope="col">摘要</th>
                <th scope="col" className="number">
                  金额
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">充值</th>
                <td className="number">+1,000.00</td>
              </tr>
              <tr>
                <th scope="row">支付订单</th>
                <td className="number">−595.00</td>
              </tr>
            </tbody>
          </Table>
        </State>
      </Specimen>
      <Specimen name="charts">
        <State name="BarChart" isWide>
          <BarChart title="近半年采购额" bars={months} />
        </State>
        <State name="StepChart" isWide>
          <StepChart
            title="价格走势"
            steps={[
              { on: '2026-06-01', value: 630 },
              { on: '2026-09-01', value: 598 },
            ]}
            dots={[{ key: '1', on: '2026-10-10', value: 598, title: '10 盒' }]}
            until="2026-11-26"
            format={(value) => `¥${(value / 100).toFixed(2)}`}
          />
        </State>
      </Specimen>
    </>
  )
}

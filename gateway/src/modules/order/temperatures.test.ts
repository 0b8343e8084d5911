import { expect, it } from 'vitest'
import { toTemperatureSeries } from './temperatures.rest.ts'

it('a temperature series comes in degrees, with its limits, its curve and what was decided', () => {
  const body = {
    id: '1',
    parcel_id: '3',
    carrier: '顺丰冷运',
    tracking_no: 'SF1',
    logger: 'TH-1',
    low: 20,
    high: 80,
    started_at: 1_795_312_800,
    ended_at: 1_795_313_400,
    samples: 3,
    lowest: -5,
    highest: 123,
    mean: 61,
    state: 'condemned',
    state_text: '已判废',
    reason: '超温两小时',
    decided_at: 1_795_320_000,
    after_sale_id: '9',
    url: '/files/temperature/1',
    curve: [{ time: 1_795_312_800, tenths: -5 }],
  }
  expect(toTemperatureSeries(body)).toMatchObject({
    trackingNumber: 'SF1',
    lowerLimit: 2,
    upperLimit: 8,
    lowest: -0.5,
    highest: 12.3,
    mean: 6.1,
    status: 'CONDEMNED',
    statusText: '已判废',
    decisionReason: '超温两小时',
    afterSaleID: '9',
    url: '/files/temperature/1',
    curve: [{ degrees: -0.5 }],
  })
})

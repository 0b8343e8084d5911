/** Loaded before a server by `--import`: every clock it reads is that far ahead. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const RealDate = Date

class AheadDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + aheadMs)
    else super(...given)
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

globalThis.Date = AheadDate as DateConstructor

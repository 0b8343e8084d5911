import { GraphQLError, GraphQLScalarType } from 'graphql'
import { GatewayError } from '../../errors/gatewayError.ts'
import { isApprovalNumber, isBarcode, isDay, isLotNumber, isMoment, isMoney, isYearMonth } from './textForms.ts'
import { toWebUrl } from './webUrl.ts'

type Accepts = (value: string) => boolean

/** A text scalar that accepts and gives only what has its form; `userMessage` is for whoever typed another. */
function textScalar(name: string, accepts: Accepts, userMessage: string): GraphQLScalarType<string, string> {
  const isRight = (value: unknown): value is string => typeof value === 'string' && accepts(value)
  const type = new GraphQLScalarType<string, string>({
    name,
    serialize(value) {
      if (isRight(value)) return value
      throw new GatewayError('SYSTEM_BUSY', { cause: new Error(`a value that is no ${name}`) })
    },
    parseValue(value) {
      if (isRight(value)) return value
      throw new GraphQLError(`Not a ${name}.`, { extensions: { code: 'VALIDATION_FAILED', userMessage } })
    },
  })
  // Its words stand in the SDL; graphql-tools would copy this empty property over them.
  Reflect.deleteProperty(type, 'description')
  return type
}

const isWebUrl: Accepts = (value) => toWebUrl(value) === value

export const scalars = {
  Money: textScalar('Money', isMoney, '金额应是两位小数的数字，如 12.30'),
  DateTime: textScalar('DateTime', isMoment, '时间应如 2026-11-21T02:05:00Z'),
  Date: textScalar('Date', isDay, '日期应如 2027-08-31'),
  YearMonth: textScalar('YearMonth', isYearMonth, '月份应如 2026-11'),
  URL: textScalar('URL', isWebUrl, '网址应以 http:// 或 https:// 开头'),
  PageURL: textScalar('PageURL', isWebUrl, '网址应以 http:// 或 https:// 开头'),
  ApprovalNumber: textScalar('ApprovalNumber', isApprovalNumber, '批准文号应如 国药准字H20013010'),
  LotNumber: textScalar('LotNumber', isLotNumber, '批号应为 1 至 40 个字符'),
  Barcode: textScalar('Barcode', isBarcode, '条码有误，请核对数字'),
}

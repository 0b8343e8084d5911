import { Type } from 'typebox'
import { nullable } from '../../server/envelope.ts'

/** A paper to download. */
export const PaperSchema = Type.Object(
  {
    name: Type.String({ description: '文件名' }),
    url: Type.String({ description: '站内地址' }),
    lot: nullable(Type.String({ description: '药检报告的批号' })),
  },
  { $id: 'Paper' },
)

export const paperUrl = (orderId: number, file: string): string => `/files/document/${orderId}/${file}`

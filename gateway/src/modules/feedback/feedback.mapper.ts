import type { Feedback, FeedbackKind, FeedbackReply } from '../../generated/resolvers-types.ts'
import type { RestFeedback, RestFeedbackReply } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toImages } from '../base/image.ts'

const kinds: Readonly<Record<string, FeedbackKind>> = {
  goods: 'GOODS',
  delivery: 'DELIVERY',
  service: 'SERVICE',
  site: 'SITE',
  other: 'OTHER',
}

export function toFeedback(body: unknown): Feedback {
  const row = new Row<RestFeedback>(body, 'feedback')
  const feedbackID = row.id('id')
  return {
    id: toGlobalId('Feedback', feedbackID),
    feedbackID,
    kind: row.oneOf('type', kinds),
    kindText: row.text('type_text'),
    content: row.text('content'),
    images: row.object('images', (images) => toImages(images, '反馈图片')),
    replies: row.list('replies', toReply),
    createdAt: row.moment('created_at'),
  }
}

function toReply(body: unknown): FeedbackReply {
  const row = new Row<RestFeedbackReply>(body, 'feedback reply')
  return { staff: row.text('staff'), content: row.text('content'), repliedAt: row.moment('at') }
}

import { expect, it } from 'vitest'
import type { RestFeedback } from '../../rest/restTypes.ts'
import { listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const letter: RestFeedback = {
  id: '4',
  type: 'delivery',
  type_text: '物流配送',
  content: '希望当天发货',
  images: [],
  replies: [{ staff: '客服', content: '已转', at: 1_795_226_400 }],
  created_at: 1_795_226_400,
}

it('feedback is read and given in the words of the schema', async () => {
  const { ask, rest } = openHarness({ 'GET /api/user/feedback': ok(listBody([letter])), 'POST /api/user/feedback': ok(letter) })
  expect((await ask(`{ node(id: "${toGlobalId('Feedback', '4')}") { ... on Feedback { kind replies { content } } } }`)).data).toEqual({
    node: { kind: 'DELIVERY', replies: [{ content: '已转' }] },
  })
  await ask(
    'mutation { createFeedback(input: { kind: SITE, content: "希望当天发货", imageKeys: ["k.png"], clientKey: "feedback-0001" }) { feedback { feedbackID } } }',
  )
  expect(rest.calls).toEqual([
    'GET /api/user/feedback?page=1&per_page=100',
    'POST /api/user/feedback type=site&content=希望当天发货&images=k.png&client_key=feedback-0001',
  ])
})

import { createTrade } from '../catalogue.ts'
import { createShopper } from '../trading.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const message = (changes: Readonly<Record<string, string>>) =>
  insertInto('message', {
    member_id: '1',
    type: `'order'`,
    ref: `'order:1:2'`,
    title: `'订单已发货'`,
    body: `'订单已发货'`,
    created_at: 'now()',
    ...changes,
  })
const chat = (changes: Readonly<Record<string, string>>) =>
  insertInto('chat_message', { member_id: '1', sender: `'buyer'`, account_id: '1', content: `'在吗'`, created_at: 'now()', ...changes })
const sending = (changes: Readonly<Record<string, string>>) =>
  insertInto('message_sending', { message_id: '1', account_id: '1', channel: `'sms'`, at: 'now()', next_at: 'now()', ...changes })

export const messageStates: RefusedStates = {
  area: 'messages and chats',
  async prepare(h) {
    await createTrade(h)
    await createShopper(h)
    await runAll(h.deps.db, [message({ ref: `'order:1:1'` }), chat({}), sending({})])
  },
  states: [
    ['the same told a shop twice', 'message_once', message({ ref: `'order:1:1'` })],
    ['a message of no kind', 'message_type_check', message({ type: `'spam'` })],
    ['a message without words', 'message_body', message({ body: `''` })],
    ['a message that leads to another site', 'message_url', message({ url: `'//evil.example'` })],
    ['a message that runs a script', 'message_url', message({ url: `'javascript:alert(1)'` })],
    ['a message read before it was written', 'message_times', message({ read_at: `now() - interval '1 day'` })],
    ['a message that says something else afterwards', 'message_fixed', `update message set body = '订单已取消'`],
    ['a message handed to another shop', 'message_fixed', `update message set member_id = member_id + 1`],
    ['a chat of nothing at all', 'chat_something', chat({ content: 'null' })],
    ['a chat above a thousand characters', 'chat_content', chat({ content: `repeat('x', 1001)` })],
    ['an answer in the buyer’s name', 'chat_sender', chat({ account_id: 'null', staff: `'林素问'` })],
    ['an answer by nobody', 'chat_sender', chat({ sender: `'staff'`, account_id: 'null' })],
    ['a picture that nobody sent', 'chat_message_image_key_fkey', chat({ image_key: `'x.png'` })],
    ['a chat taken back', 'chat_message_append_only', `delete from chat_message`],
    ['a thread seen to before its beginning', 'chat_seen_seen_id_check', `insert into chat_seen values (1, -1)`],
    ['a message whose kind is no name', 'message_kind', message({ kind: `'X'` })],
    ['a message of nothing that happened', 'message_ref', message({ ref: `'x'` })],
    ['a message without a title', 'message_title', message({ title: `''` })],
    ['an answer by somebody without a name', 'chat_staff', chat({ sender: `'staff'`, account_id: 'null', staff: `''` })],
    ['a message sent twice on one way', 'message_sending_once', sending({})],
    ['a sending in a state nobody knows', 'message_sending_state', sending({ state: `'lost'`, done_at: 'now()' })],
    ['a sending that is done and waits', 'message_sending_done', sending({ done_at: 'now()' })],
    ['a way that rests without a reason', 'sending_channel_pause', `update sending_channel set paused_until = now() where name = 'sms'`],
    ['a token of a way without its end', 'sending_channel_token', `update sending_channel set token = 'x' where name = 'sms'`],
  ],
}

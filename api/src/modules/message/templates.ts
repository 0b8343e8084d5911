/** The names in `{}` of a text. */
type Named<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never

/** A text with its places, which the compiler asks for by name. */
export class Template<Text extends string> {
  readonly text: Text

  constructor(text: Text) {
    this.text = text
  }

  filled(values: Readonly<Record<Named<Text>, string>>): string {
    return this.text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name as Named<Text>])
  }
}

const template = <const Text extends string>(text: Text) => new Template(text)

/** Everything that goes out beside the message's own words. */
export const TEMPLATES = {
  sms: template('【{shop}】{title}：{body}'),
  mailSubject: template('{title}'),
  mailText: template(
    `{company}：

{body}

{links}

――
您收到此邮件，是因为在消息设置中选择了以邮件接收“{kind}”。
不再接收此类邮件：{unsubscribe}
`,
  ),
  mailHtml: template(
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><body style="font:16px/1.7 sans-serif;color:#1f2933;max-width:36rem">' +
      '<p>{company}：</p><p>{body}</p>{links}' +
      '<p style="font-size:13px;color:#5f6b76">您收到此邮件，是因为在消息设置中选择了以邮件接收“{kind}”。' +
      '<a href="{unsubscribe}">不再接收此类邮件</a></p></body></html>',
  ),
  codeSubject: template('邮箱验证码 {code}'),
  codeText: template('您正在为账号 {username} 绑定接收消息的邮箱，验证码 {code}，30 分钟内有效。\n\n如非本人操作，请忽略此邮件。\n'),
} as const

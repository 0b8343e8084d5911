import { css } from '@emotion/css'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { color, media } from '../../../ui/tokens.ts'

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 24px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  a { display: inline-flex; align-items: center; ${media.touch} { min-height: 44px; } }
`

/** The other variants of registering. */
export function OtherWays() {
  return (
    <div className={ways}>
      <Link href={paths.registerWechat()}>用微信注册</Link>
      <Link href={paths.registerShopStep(1)}>已有账号，添加门店</Link>
      <Link href={paths.forgetStep(1)}>忘记密码</Link>
    </div>
  )
}

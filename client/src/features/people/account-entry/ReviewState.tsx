import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReviewState_registration$key } from '../../../__generated__/ReviewState_registration.graphql.ts'
import type { ReviewState_viewer$key } from '../../../__generated__/ReviewState_viewer.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { CertificateList } from '../certificate/CertificateList.tsx'

const states: Readonly<Record<string, readonly [tone: 'info' | 'ok' | 'error', words: string]>> = {
  PENDING: ['info', '资料审核中。审核通过后即可看到您的价格并下单，通常需要 1 个工作日。'],
  APPROVED: ['ok', '审核已通过，可以下单了。'],
  REJECTED: ['error', '审核未通过，请按提示补充或更换证照后重新提交。'],
  FROZEN: ['error', '账号已停用，请联系客服。'],
}

/** Nothing is looked at before all of it is there. */
function standing(review: string, missing: readonly string[]): readonly [tone: 'info' | 'ok' | 'error' | 'warning', words: string] {
  if (review === 'PENDING' && missing.length > 0)
    return ['warning', `注册成功，还差 ${missing.length} 项证照：${missing.join('、')}。交齐后开始审核，通常需要 1 个工作日。`]
  return states[review] ?? ['info', '审核状态暂时无法显示，请稍后刷新。']
}

const part = css`display: grid; gap: 8px; h2 { font-size: var(--text-16); } > p { color: ${color.second}; }`
const acts = css`display: flex; flex-wrap: wrap; justify-content: center; gap: 8px 16px; ${media.phone} { > a { flex: 1 1 100%; } }`

type Props = { readonly registration: ReviewState_registration$key; readonly viewer: ReviewState_viewer$key | null | undefined }

/** How the review stands, and the papers it needs: each is handed in right here. */
export function ReviewState({ registration: key, viewer: viewerKey }: Props) {
  const { reviewStatus, neededCertificates } = useFragment(
    graphql`
      fragment ReviewState_registration on Registration {
        reviewStatus
        neededCertificates { name status }
      }
    `,
    key,
  )
  const viewer = useFragment(
    graphql`
      fragment ReviewState_viewer on Viewer {
        certificates { name isNeeded status }
        ...CertificateList_viewer
      }
    `,
    viewerKey,
  )
  // What was handed in a moment ago is known of the shop first.
  const papers = viewer?.certificates?.filter(({ isNeeded }) => isNeeded) ?? neededCertificates
  const missing = papers.filter(({ status }) => status === 'MISSING' || status === 'REJECTED').map(({ name }) => name)
  const [tone, words] = standing(reviewStatus, missing)
  return (
    <>
      <Notice tone={tone}>{words}</Notice>
      <section className={part} aria-labelledby="papers-title">
        <h2 id="papers-title">{missing.length > 0 ? '须提交的证照' : '已提交的证照'}</h2>
        {missing.length > 0 && <p>请上传加盖公章的清晰扫描件或照片，也可稍后在会员中心的资质证件中补充。</p>}
        {viewer ? <CertificateList viewer={viewer} /> : <Link href={paths.certificates()}>去上传证照</Link>}
      </section>
      <div className={acts}>
        <Link className={buttonClass(reviewStatus === 'APPROVED' ? 'primary' : 'secondary', 'large')} href={paths.goodsList()}>
          {reviewStatus === 'APPROVED' ? '去采购' : '先去看看商品'}
        </Link>
        <Link className={buttonClass('secondary', 'large')} href={paths.member()}>
          进入会员中心
        </Link>
      </div>
    </>
  )
}

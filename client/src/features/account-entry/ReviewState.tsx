import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReviewState_registration$key } from '../../__generated__/ReviewState_registration.graphql.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import { color, media, radius } from '../../ui/tokens.ts'

type Tone = 'info' | 'ok' | 'error'

const states: Readonly<Record<string, readonly [tone: Tone, words: string]>> = {
  PENDING: ['info', '资料审核中。审核通过后即可看到您的价格并下单，通常需要 1 个工作日。'],
  PASSED: ['ok', '审核已通过，可以下单了。'],
  REJECTED: ['error', '审核未通过，请按提示补充或更换证照后重新提交。'],
  FROZEN: ['error', '账号已停用，请联系客服。'],
}
const papers: Readonly<Record<string, readonly [tone: TagTone, words: string]>> = {
  MISSING: ['amber', '待上传'], PENDING: ['blue', '审核中'], PASSED: ['green', '已通过'], REJECTED: ['red', '未通过'], EXPIRED: ['red', '已过期'],
}

const list = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  li { display: flex; align-items: center; justify-content: space-between; gap: 8px; min-height: 44px; padding: 8px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > span:first-child { display: inline-flex; align-items: center; gap: 8px; color: ${color.ink}; }
  svg { color: ${color.second}; }
`
const part = css`display: grid; gap: 8px; h2 { font-size: var(--text-16); } p { color: ${color.second}; }`
const acts = css`display: flex; flex-wrap: wrap; justify-content: center; gap: 8px 16px; ${media.phone} { > a { flex: 1 1 100%; } }`

function PaperState({ status }: { status: string }) {
  const [tone, words] = papers[status] ?? (['grey', '待确认'] as const)
  return <Tag tone={tone}>{words}</Tag>
}

/** How the review stands, and the papers it still needs. */
export function ReviewState({ registration: key }: { registration: ReviewState_registration$key }) {
  const { review, neededCertificates } = useFragment(
    graphql`
      fragment ReviewState_registration on Registration {
        review
        neededCertificates { kind name status }
      }
    `,
    key,
  )
  const [tone, words] = states[review] ?? (['info', '审核状态暂时无法显示，请稍后刷新。'] as const)
  const open = neededCertificates.filter(({ status }) => status !== 'PASSED' && status !== 'PENDING').length
  return (
    <>
      <Notice tone={tone}>{words}</Notice>
      <section className={part} aria-labelledby="papers-title">
        <h2 id="papers-title">须提交的证照</h2>
        <p>{open === 0 ? '所需证照均已提交。' : `还有 ${open} 份证照待上传。请上传加盖公章的清晰扫描件或照片，支持 JPG、PNG、WebP、PDF，每份不超过 5 MB。`}</p>
        <ul className={list}>
          {neededCertificates.map(({ kind, name, status }) => (
            <li key={kind}>
              <span><Icon name="document" />{name}</span>
              <PaperState status={status} />
            </li>
          ))}
        </ul>
      </section>
      <div className={acts}>
        {open > 0 && <Link className={buttonClass('primary', 'large')} href={paths.certificates()}>上传证照</Link>}
        <Link className={buttonClass('secondary', 'large')} href={paths.goodsList()}>先去看看商品</Link>
      </div>
    </>
  )
}

import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { color, media, radius, type } from '../../../ui/tokens.ts'

const paper = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 32px;
  padding: 24px 32px 32px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  ${media.phone} { padding: 16px; }
  ${media.print} { border: 0; padding: 0; }
`
const withContents = css`${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) 184px; }`
const head = css`
  grid-column: 1 / -1;
  padding-bottom: 16px;
  margin-bottom: 20px;
  border-bottom: 1px solid ${color.line};
  h1 { ${type.display} }
  p { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 8px; ${type.small} color: ${color.second}; }
  ${media.phone} { h1 { ${type.title} } }
`
const text = css`
  display: grid;
  gap: 24px;
  max-width: 720px;
  line-height: 1.85;
  h2 { margin-bottom: 8px; padding-left: 12px; border-left: 3px solid ${color.brand700}; font-size: var(--text-16); line-height: 1.4;
    scroll-margin-top: 72px; }
  p + p { margin-top: 8px; }
`
const contents = css`
  position: sticky;
  top: 72px;
  align-self: start;
  padding-left: 16px;
  border-left: 1px solid ${color.line};
  ${type.small}
  h2 { color: ${color.second}; font-weight: 400; }
  a { display: block; padding: 4px 0; color: ${color.ink}; }
  a:hover { color: ${color.brand700}; }
  ${media.phone} { display: none; }
  ${media.tablet} { display: none; }
`
const foot = css`grid-column: 1 / -1; margin-top: 32px; padding-top: 16px; border-top: 1px solid ${color.line};`

/** An article with this many headings gets a table of contents. */
const CONTENTS_MIN = 3

type Section = { readonly heading: string | null | undefined; readonly paragraphs: readonly string[] }

type Props = {
  readonly title: string
  /** When, by whom, of which kind. */
  readonly facts: ReactNode
  readonly sections: readonly Section[]
  /** Beneath the text. */
  readonly children?: ReactNode
}

/** An article as a page: headings one can jump to, and lines short enough to read. */
export function ArticleBody({ title, facts, sections, children }: Props) {
  const headings = sections.flatMap(({ heading }, at) => (heading ? [{ heading, id: `s${at}` }] : []))
  const hasContents = headings.length >= CONTENTS_MIN
  return (
    <article className={joinClasses(paper, hasContents && withContents)}>
      <header className={head}>
        <h1>{title}</h1>
        <p>{facts}</p>
      </header>
      <div className={text}>
        {sections.map(({ heading, paragraphs }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a text's parts have no other name and never move
          <section key={at}>
            {heading && <h2 id={`s${at}`}>{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      {hasContents && (
        <nav className={contents} aria-label="本页内容">
          <h2>本页内容</h2>
          <ul>
            {headings.map(({ heading, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children !== undefined && <footer className={foot}>{children}</footer>}
    </article>
  )
}

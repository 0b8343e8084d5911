import { injectGlobal } from '@emotion/css'
import { color, media, rootVariables } from './tokens.ts'

// A few sizes and two weights of letters: for each other kind a browser asks the system once more, 5 ms before the first paint.
// oxlint-disable-next-line no-unused-expressions -- emotion's own form: the tag does the work
injectGlobal`
  :root { ${rootVariables.normal} }
  @media (prefers-contrast: more) { :root { ${rootVariables.moreContrast} } }
  :root.compact { --row: 52px; --cell: 3px; }
  :root.large-text { ${rootVariables.largeText} }
  ${media.touch} { :root { ${rootVariables.touch} } }
  ${media.broad} { :root { --page-width: 1360px; } }
  ${media.wide} { :root { --page-width: 1560px; } }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 72px;
    ${media.phone} { scroll-padding-bottom: 132px; } }
  body {
    margin: 0;
    color: ${color.ink};
    background: ${color.ground};
    font-family: system-ui, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif;
    font-size: var(--text-14);
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: 600; }
  small { font-size: var(--text-12); }
  b, strong { font-weight: 600; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; font-variant-numeric: inherit; color: inherit; }
  /* What is pressed shows that itself: the browser's own sign costs the press a frame. */
  button, input { -webkit-tap-highlight-color: transparent; }
  button { cursor: pointer; }
  table { border-collapse: collapse; }
  a { color: ${color.blue}; text-decoration: none; }
  a:hover { text-decoration: underline; }
  :focus-visible { outline: 2px solid ${color.blue}; outline-offset: 1px; }
  ::selection { background: ${color.brand100}; }
  [hidden] { display: none !important; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.print} {
    @page { size: A4; margin: 12mm; }
    body { background: none; color: #000; }
    thead { display: table-header-group; }
    tr { break-inside: avoid; }
    a { color: inherit; }
    nav, [href='#main'] ~ header { display: none !important; }
  }
`

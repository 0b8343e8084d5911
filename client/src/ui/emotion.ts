// Stands for @emotion/css (vite.config.ts): its vendor prefixes are for browsers older than the build's target, and a fifth
// more CSS in each page. What Safari still asks for is written out where it is used.
import createEmotion from '@emotion/css/create-instance'

// oxlint-disable-next-line typescript/unbound-method -- emotion's functions take no `this`
export const { cache, css, cx, injectGlobal, keyframes, sheet } = createEmotion({ key: 'css', stylisPlugins: [] })

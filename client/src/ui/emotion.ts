import createEmotion from '@emotion/css/create-instance'

// Stands for @emotion/css (vite.config.ts), without its vendor prefixes: a fifth more CSS for browsers older than the build's.
// oxlint-disable-next-line typescript/unbound-method -- emotion's functions take no `this`
export const { cache, css, cx, injectGlobal, keyframes, sheet } = createEmotion({ key: 'css', stylisPlugins: [] })

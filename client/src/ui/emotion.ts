import createEmotion, { type Options } from '@emotion/css/create-instance'

const HOVERS = '@media (hover: hover)'

/** Only who can hover is shown it: a finger would leave it standing, and wait for a frame that shows it before its press counts. */
const hoverOnly: NonNullable<Options['stylisPlugins']>[number] = (element) => {
  const { type, props, root } = element
  if (type !== 'rule' || root?.value === HOVERS || !Array.isArray(props) || !props.every((selector) => selector.includes(':hover'))) return
  const rule = { ...element, root: element }
  Object.assign(element, { type: '@media', value: HOVERS, props: [], children: [rule] })
}

// Stands for @emotion/css (vite.config.ts), without its vendor prefixes: a fifth more CSS for browsers older than the build's.
// oxlint-disable-next-line typescript/unbound-method -- emotion's functions take no `this`
export const { cache, css, cx, injectGlobal, keyframes, sheet } = createEmotion({ key: 'css', stylisPlugins: [hoverOnly] })

import type { Plugin } from 'vite'

/**
 * Parts of react-dom that this storefront has no use for, by the functions through which they are entered. A page that does
 * enter one ends in an error with its name. Measured: 9.8 kB of each page's JavaScript.
 */
const leftOut = [
  // <ViewTransition>
  'startViewTransition',
  'commitAfterMutationEffectsOnFiber',
  'createViewTransitionInstance',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'measureViewTransitionHostInstancesRecursive',
  'ViewTransitionPseudoElement',
  // Refs of fragments.
  'FragmentInstance',
  'addFragmentHandleToFiber',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // Titles, links, scripts and styles among the components: the head is the server's (server/document.ts).
  'getResource',
  'acquireResource',
  'suspendResource',
  'createHoistableInstance',
  'mountHoistable',
  'getHydratableHoistableCache',
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'resolveSingletonInstance',
  'suspendInstance',
  // <SuspenseList> and <Activity>
  'updateSuspenseListComponent',
  'updateActivityComponent',
  // Functions as actions of forms, and their state.
  'mountActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'dispatchActionState',
  'startHostTransition',
  'TransitionAwareHostComponent',
  'requestFormReset',
  'requestFormReset$1',
  // Elements of our own making.
  'setPropOnCustomElement',
]

/** Called all the same, to find that there is nothing to do. */
const answers: Readonly<Record<string, string>> = {
  trackEnterViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitAppearingPairViewTransitions: '',
  restoreViewTransitionOnHostInstances: '',
  restoreEnterOrExitViewTransitions: '',
  restorePairedViewTransitions: '',
  restoreNestedViewTransitions: '',
  measureNestedViewTransitions: '',
  isHostHoistableType: 'return !1',
  isCustomElement: 'return !1',
  // A page is not kept back until its pictures have come.
  maySuspendCommit: 'return !1',
  accumulateSuspenseyCommitOnFiber: '',
  waitForCommitToBeReady: 'return null',
  extractEvents$1: '',
  defaultOnDefaultTransitionIndicator: '',
  // The names of minified components tell nobody anything.
  getStackByFiberInDevAndProd: "return ''",
}

/**
 * What React throws to itself and only compares. As errors they would have the browser look up where they were made before
 * anything is shown: a quarter of the time in which this file is evaluated.
 */
const SENTINELS =
  /(\b(?:SuspenseException|SuspenseyCommitException|SuspenseActionException|SelectiveHydrationException|HydrationMismatchException) = )Error\(formatProdErrorMessage\((\d+)\)\)/g

const METHODS = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[^]*?^\};$/gm

/** The code with another body in each of these functions. */
function withBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  return Object.entries(bodies).reduce((text, [name, body]) => {
    const whole = new RegExp(String.raw`^function ${name.replace('$', String.raw`\$`)}\([^]*?^\}$`, 'gm')
    if (text.match(whole)?.length !== 1) throw new Error(`react-dom has no function ${name} any more, see tools/leanReact.ts`)
    return text.replace(whole, () => `function ${name}() {${body}}`)
  }, code)
}

export function leanReactDom(code: string): string {
  const thrown = Object.fromEntries(leftOut.map((name) => [name, `leftOut("${name}")`]))
  if (code.match(SENTINELS)?.length !== 5) throw new Error('react-dom makes other errors at its start, see tools/leanReact.ts')
  const light = code.replaceAll(METHODS, '').replaceAll(SENTINELS, '$1{ message: "React #$2" }')
  return `${withBodies(light, { ...thrown, ...answers })}
function leftOut(name) { throw new Error(name + ' is left out of this build, see tools/leanReact.ts') }`
}

export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: leanReactDom(code), map: null }),
    },
  }
}

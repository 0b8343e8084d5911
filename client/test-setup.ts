import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { sheet } from './src/ui/emotion.ts'

// relay-test-utils calls a global `jest`.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true })

// jsdom knows the element but not its methods; a browser's own are tried in tests/e2e.
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      // Later, as in a browser: by then it may be open again.
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    },
  })
}

// jsdom lays nothing out: there is nowhere to scroll to, and nothing comes near.
if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  window.matchMedia ??= (media) => ({ matches: false, media }) as MediaQueryList
  window.IntersectionObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as never
}

// The whole document in a failure's message hides the message; a busy machine needs far more than the usual second.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error((message ?? '').split('\n')[0]) })

// As in the built storefront: an element for each rule costs jsdom a tenth of all tests.
sheet.speedy(true)

afterEach(() => cleanup())

import { createContext, type ReactNode, useContext, useDeferredValue, useSyncExternalStore } from 'react'

const Context = createContext(true)

const nothing = (): void => {}
const never = (): (() => void) => nothing

/**
 * A list whose rows get what only reacts to a press (steppers, hearts, the jump box) after it was taken over, in a transition.
 * In the served page nothing reacts yet, and it would be an eighth of its weight. Coming from another page all is there at once.
 */
export function Reacting({ children }: { children: ReactNode }) {
  return <Context value={useTakenOver()}>{children}</Context>
}

/** Whether the script has taken over the served page, told in a transition. */
export function useTakenOver(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
}

/** Whether what reacts to a press is there; else only its place is kept. */
export function useReacting(): boolean {
  return useContext(Context)
}

import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationDescriptor,
  type OperationType,
  type Subscription,
} from 'relay-runtime'
import { keepEarlier } from './network.ts'

type Question = {
  operation: OperationDescriptor
  /** Null until the current task has ended. */
  asking: Subscription | null
  readonly answer: Answer
}

type Settle = { readonly resolve: (data: unknown) => void; readonly reject: (error: Error) => void }
type Answer = Settle & { readonly promise: Promise<unknown> }

/** `Promise.withResolvers`, which iOS before 17.4 lacks. */
function openAnswer(): Answer {
  let settle: Settle | null = null
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: (data) => settle?.resolve(data), reject: (error) => settle?.reject(error) }
}

type Options = {
  /** Asked at intervals, and not because something changed: an answer under way will do. */
  readonly isPoll?: boolean
  /** Several with different variables may be under way at once. */
  readonly isOneOfMany?: boolean
}

const underWay = new WeakMap<IEnvironment, Map<string, Question>>()

/**
 * Asks because something may have changed. Relay's `fetchQuery` would join the same question under way, whose answer may be older
 * than the change. Here the later question takes its place, and all who asked hear the later answer; those of one task ask once.
 */
export function askAnew<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { isPoll = false, isOneOfMany = false }: Options = {},
): Promise<TQuery['response']> {
  const questions = underWay.get(environment) ?? new Map<string, Question>()
  underWay.set(environment, questions)
  const operation = createOperationDescriptor(getRequest(query), variables, keepEarlier)
  const key = isOneOfMany ? operation.request.identifier : operation.request.node.params.name
  const earlier = questions.get(key)
  if (isPoll && earlier !== undefined) return earlier.answer.promise
  const question = earlier ?? { operation, asking: null, answer: openAnswer() }
  question.operation = operation
  if (earlier === undefined || earlier.asking !== null) {
    question.asking?.unsubscribe()
    question.asking = null
    questions.set(key, question)
    queueMicrotask(() => send(environment, question, () => questions.delete(key)))
  }
  return question.answer.promise
}

function send(environment: IEnvironment, question: Question, forget: () => void): void {
  const { operation, answer } = question
  let data: unknown = null
  question.asking = environment.execute({ operation }).subscribe({
    next: () => void ({ data } = environment.lookup(operation.fragment)),
    complete() {
      forget()
      answer.resolve(data)
    },
    error(error: Error) {
      forget()
      answer.reject(error)
    },
  })
}

import type { paths } from '../generated/rest.ts'

type Verb = 'get' | 'post' | 'put' | 'delete'
type Names<Fields> = [NonNullable<Fields>] extends [never] ? never : keyof NonNullable<Fields> & string

/** The paths of openapi.json that answer to a method. */
export type PathOf<M extends Verb> = { [P in keyof paths]: [NonNullable<paths[P][M]>] extends [never] ? never : P }[keyof paths]

type OperationOf<P extends keyof paths, M extends Verb> = NonNullable<paths[P][M]>

type QueryName<P extends keyof paths> = OperationOf<P, 'get'> extends { parameters: { query?: infer Q } } ? Names<Q> : never
type IdName<P extends keyof paths, M extends Verb> = OperationOf<P, M> extends { parameters: { path?: infer I } } ? Names<I> : never
type FormName<P extends keyof paths, M extends Verb> =
  OperationOf<P, M> extends { requestBody: { content: { 'application/x-www-form-urlencoded': infer F } } } ? Names<F> : never

/** A call's parameters by name, so that one the marketplace dropped no longer compiles. */
export type QueryOf<P extends keyof paths, V> = { readonly [N in QueryName<P>]?: V }
export type IdsOf<P extends keyof paths, M extends Verb> = { readonly [N in IdName<P, M>]: string }
export type FormOf<P extends keyof paths, V, M extends Verb = 'post'> = { readonly [N in FormName<P, M>]?: V }

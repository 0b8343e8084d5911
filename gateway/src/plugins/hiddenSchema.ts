import { NoSchemaIntrospectionCustomRule, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'

const suggestion = /\s*Did you mean [^?]*\?/g

/** Keeps the schema to itself: without introspection the suggestions in errors would give it away name by name. */
export function hiddenSchema(): Plugin {
  return {
    onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
    onResultProcess({ result }) {
      const { errors = [] } = 'errors' in result ? (result as ExecutionResult) : {}
      for (const error of errors) error.message = error.message.replaceAll(suggestion, '')
    },
  }
}

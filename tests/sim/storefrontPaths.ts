import { registerHooks } from 'node:module'

/** Imported before a run: the storefront's own code names a file as bundlers find it. */
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'react-relay/hooks' ? `${specifier}.js` : specifier, context),
})

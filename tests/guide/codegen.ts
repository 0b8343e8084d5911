import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: 'node_modules/shop-contract/dist/schema.graphql',
  documents: ['documents/*.graphql', 'node_modules/shop-contract/dist/cartPricing.graphql'],
  generates: {
    'generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
      // A registered document is answered as it is written: the caches need __typename in it.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        scalars: {
          ID: 'string',
          Money: 'string',
          DateTime: 'string',
          Date: 'string',
          YearMonth: 'string',
          URL: 'string',
          PageURL: 'string',
        },
      },
    },
  },
}

export default config

import { join } from 'node:path'
import { thisMachine } from './machine.ts'
import { serveAssets } from './plugins/serveAssets.ts'
import { pagePolicy, serveStorefront } from './plugins/serveStorefront.ts'
import { serveWorker } from './plugins/serveWorker.ts'
import { loadStorefront } from './plugins/storefront.ts'
import { readTrustedDocuments } from './plugins/trustedDocuments.ts'
import { startGateway } from './start.ts'

await startGateway(async (settings, schema, log) => {
  const { storefrontDir, siteTitle, publicUrl, trustedDocuments, pictureOrigins, vitalsPercent, isWorkerOff } = settings
  const render = await loadStorefront(storefrontDir)
  const documents = readTrustedDocuments(schema, [join(storefrontDir, 'persisted.json'), ...trustedDocuments])
  if (documents.refused.length > 0) log.warn({ ids: documents.refused }, 'trusted documents that the schema does not understand')
  const clientDir = join(storefrontDir, 'client')
  const policy = (nonce: string): string => pagePolicy(nonce, pictureOrigins)
  const isMeasured = (): boolean => Number.parseInt(thisMachine.newID().slice(0, 6), 16) % 100 < vitalsPercent
  return {
    documents: () => documents,
    plugins: (execute, inlinePicture, _server, kept) =>
      render === null
        ? []
        : [
            serveWorker(clientDir, isWorkerOff),
            serveAssets(clientDir),
            serveStorefront({ render, execute, inlinePicture, clientDir, siteTitle, publicUrl, policy, isMeasured, kept }),
          ],
  }
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeSdl, printSdl } from './mergeSdl.ts'

writeFileSync(join(import.meta.dirname, '../../schema.graphql'), printSdl(mergeSdl()))

import { answer } from './erp/commands.ts'
import { erpClient } from './lib/erpClient.ts'

// npm runs from the checkout; files are named from where the person stands.
if (process.env['npm_lifecycle_event'] === 'erp') process.chdir(process.env['INIT_CWD'] ?? process.cwd())
const { code, out = '', err = '' } = await answer(process.argv.slice(2), () => erpClient(process.env))
if (out !== '') console.log(out)
if (err !== '') console.error(err)
process.exitCode = code

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.ts'

it('openapi.json breaks no rule of the ruleset for OpenAPI documents', async () => {
  const spectral = new spectralCore.Spectral()
  // The package's own types of the two do not fit.
  spectral.setRuleset({ extends: rulesets.oas as RulesetDefinition })
  const found = await spectral.run(JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')))
  expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([])
})

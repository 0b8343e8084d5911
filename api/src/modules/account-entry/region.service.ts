import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { Form } from '../user/form.ts'
import { findRegion, hasRegionsBelow, listRegions, type Region } from './region.repo.ts'

/** The largest code a region's column holds. */
const ID_MAX = 2_147_483_647
const LEVELS = [
  ['province', '请选择省份'],
  ['city', '请选择城市'],
  ['district', '请选择区县'],
] as const

export interface Place {
  readonly province: string
  readonly city?: string
  readonly district?: string
}

export function regionsBelow(deps: Deps, parentId: string | undefined): Promise<Region[]> {
  if (parentId === undefined) return listRegions(deps.db, null)
  const id = regionId(parentId)
  return id === null ? Promise.resolve([]) : listRegions(deps.db, id)
}

export async function regionById(deps: Deps, text: string): Promise<Region> {
  const region = await find(deps, text)
  if (region === null) throw notFound('地区不存在')
  return region
}

/**
 * The smallest place chosen, each lying in the one before. A level may be left empty only where no places are on record
 * below the one chosen. Null when a field is faulty; the form then knows which.
 */
export async function judgePlace(deps: Deps, form: Form, place: Place): Promise<number | null> {
  let above: number | null = null
  for (const [field, sentence] of LEVELS) {
    if (!form.isFine(field)) return null
    const given = place[field] ?? ''
    if (given === '' && above !== null && !(await hasRegionsBelow(deps.db, above))) continue
    const region = await find(deps, given)
    if (region === null || region.parentId !== above) {
      form.rule(field, () => sentence)
      return null
    }
    above = region.id
  }
  return above
}

async function find(deps: Deps, text: string): Promise<Region | null> {
  const id = regionId(text)
  return id === null ? null : findRegion(deps.db, id)
}

function regionId(text: string): number | null {
  const id = Number(text)
  return text !== '' && Number.isSafeInteger(id) && id > 0 && id <= ID_MAX ? id : null
}

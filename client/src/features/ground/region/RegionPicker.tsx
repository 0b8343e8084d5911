import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { RegionPickerQuery } from '../../../__generated__/RegionPickerQuery.graphql.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { useFetched } from '../../../relay/useFetched.ts'

const frame = css`
  min-width: 0;
  legend { margin-bottom: 4px; padding: 0; font-weight: 600; }
  > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; align-items: start; }
  label { ${type.small} font-weight: 400; color: ${color.second}; }
  ${media.phone} { > div { grid-template-columns: minmax(0, 1fr); } }
`
const failure = css`grid-column: 1 / -1; display: flex; align-items: center; gap: 8px; color: ${color.price};`

const query = graphql`
  query RegionPickerQuery($parentID: ID) {
    regions(parentID: $parentID) { regionID name }
  }
`

/** Upstream ids from the top; an empty text is a level not chosen, or one with no places on record. */
export type PickedRegion = { readonly provinceID: string; readonly cityID: string; readonly districtID: string }
export const noRegion: PickedRegion = { provinceID: '', cityID: '', districtID: '' }

/** A field that was refused, by its name in the schema, and why. */
export type RegionError = { readonly field: string; readonly message: string }

export type RegionPickerProps = {
  readonly label?: string
  readonly value: PickedRegion
  readonly onChange: (value: PickedRegion) => void
  readonly error?: RegionError | null
}

const levels = [
  ['provinceID', '省份'],
  ['cityID', '城市'],
  ['districtID', '区县'],
] as const
type Level = (typeof levels)[number][0]

/** Province, city, district: each list comes when the place above it is chosen; choosing another empties what lies below. */
export function RegionPicker({ label = '所在地区', value, onChange, error }: RegionPickerProps) {
  const choose = (level: Level, id: string): void => {
    const at = levels.findIndex(([name]) => name === level)
    onChange(levels.reduce((picked, [name], index) => (index > at ? { ...picked, [name]: '' } : picked), { ...value, [level]: id }))
  }
  return (
    <fieldset className={frame}>
      <legend>{label}</legend>
      <div>
        {levels.map(([level, words], at) => {
          const above = levels[at - 1]?.[0]
          const parentID = above === undefined ? null : value[above]
          const shared = {
            words,
            value: value[level],
            error: error?.field === level ? error.message : null,
            onChoose: (id: string) => choose(level, id),
          }
          return parentID === '' ? (
            <RegionSelect key={level} {...shared} places={[]} />
          ) : (
            <RegionLevel key={`${level} ${parentID ?? ''}`} {...shared} parentID={parentID} />
          )
        })}
      </div>
    </fieldset>
  )
}

type SelectProps = {
  readonly words: string
  readonly value: string
  readonly error: string | null
  readonly onChoose: (id: string) => void
}
type Place = { readonly regionID: string; readonly name: string }

function RegionLevel({ parentID, ...select }: SelectProps & { readonly parentID: string | null }) {
  const variables = useMemo(() => ({ parentID }), [parentID])
  const { data, hasFailed, retry } = useFetched<RegionPickerQuery>(query, variables)
  if (hasFailed)
    return (
      <p className={failure} role="alert">
        {select.words}没有读到
        <Button size="small" onClick={retry}>
          重试
        </Button>
      </p>
    )
  // Some districts and islands have no smaller places on record: then there is nothing to choose.
  if (data !== null && (data.regions ?? []).length === 0) return null
  return <RegionSelect {...select} places={data === null ? null : (data.regions ?? [])} />
}

function RegionSelect({ words, value, error, onChoose, places }: SelectProps & { readonly places: readonly Place[] | null }) {
  const kept = value !== '' && places === null ? [{ value, text: '读取中…' }] : []
  return (
    <SelectField
      label={words}
      placeholder={places === null ? '读取中…' : `请选择${words}`}
      options={places === null ? kept : places.map(({ regionID, name }) => ({ value: regionID, text: name }))}
      value={value}
      error={error}
      disabled={places === null || places.length === 0}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}

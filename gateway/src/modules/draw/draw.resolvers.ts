import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import {
  fetchDraw,
  fetchDrawBanners,
  fetchDrawPopup,
  fetchDrawStanding,
  fetchLatestRecord,
  fetchRecords,
  fetchRecordsOf,
  fetchRunningDraw,
  fetchWinners,
  joinDraw,
} from './draw.rest.ts'

export const drawResolvers: Resolvers = {
  Query: {
    draw(_, { drawID }, { rest }) {
      if (drawID === null || drawID === undefined) return nullWhenMissing(fetchRunningDraw(rest))
      return isUpstreamId(drawID) ? nullWhenMissing(fetchDraw(rest, drawID)) : null
    },
    drawPopup: (_, __, { rest }) => fetchDrawPopup(rest),
    drawBanners: (_, __, { rest }) => fetchDrawBanners(rest),
    async drawRecords(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (...part) => fetchRecords(rest, ...part)), ({ recordID }) => recordID)
    },
    latestDrawRecord: (_, { drawID }, { rest }) => fetchLatestRecord(rest, drawID ?? null),
  },
  Mutation: {
    joinDraw: (_, { input }, { rest }) => joinDraw(rest, input),
  },
  Draw: {
    standing: ({ drawID }, _, { rest }) => fetchDrawStanding(rest, drawID),
    async records({ drawID }, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (...part) => fetchRecordsOf(rest, drawID, ...part)), ({ recordID }) => recordID)
    },
    async winners({ drawID }, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchWinners(rest, drawID, page, perPage)))
    },
  },
  JoinDrawPayload: {
    draw: ({ drawID }, _, { rest }) => fetchDraw(rest, drawID),
  },
}

export const drawNode = nodeType('Draw', (id, { rest }) => fetchDraw(rest, id))

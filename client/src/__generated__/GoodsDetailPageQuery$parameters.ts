/**
 * @generated SignedSource<<ab28c5767974adc48de0e1fa8daa719a>>
 * @relayHash 611337877d15f8bb52f8cb2039c1edca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e81ac4ddc9ea264dcfbb5f72d09f013048df309155d287ac7943d423cac2712f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e81ac4ddc9ea264dcfbb5f72d09f013048df309155d287ac7943d423cac2712f",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

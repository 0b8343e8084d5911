/**
 * @generated SignedSource<<b4062318367eefd72623396692194ff0>>
 * @relayHash 27d4ad136b08e772aa4c18846f7b00b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 265b86b9788caf874d6fdd89243bc8ca0223dadcfe5fd7cc0033236310d1116e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledGoodsPageQuery } from './ControlledGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "265b86b9788caf874d6fdd89243bc8ca0223dadcfe5fd7cc0033236310d1116e",
    "metadata": {},
    "name": "ControlledGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

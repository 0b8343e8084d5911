/**
 * @generated SignedSource<<f09f22520ca7ca24c3c786d04821ae97>>
 * @relayHash 68a6941c69985f6e91b7b23228d959fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c5f973f40e6facf03f4b777f65848ed6c22b100ec3b93b27352d57ec2c32721

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneTemplatePageQuery } from './ZoneTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c5f973f40e6facf03f4b777f65848ed6c22b100ec3b93b27352d57ec2c32721",
    "metadata": {},
    "name": "ZoneTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

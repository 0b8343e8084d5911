/**
 * @generated SignedSource<<6259a6178f259e477b34dbfece0377ed>>
 * @relayHash 39fa2db02014005b043150ccd7c53826
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8611afeff1d445b69798afae0aa1fd2d24d012100560b904807dadebe8163536

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8611afeff1d445b69798afae0aa1fd2d24d012100560b904807dadebe8163536",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

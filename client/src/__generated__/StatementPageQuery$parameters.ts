/**
 * @generated SignedSource<<4cded9e9d0bb13441202830830570c45>>
 * @relayHash f4c1446d27d59bc627a746cbffa4fa70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dacb786537342b0c634af962674d39cc371f7ca4214c984f7c6dd0586cc8791

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementPageQuery } from './StatementPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dacb786537342b0c634af962674d39cc371f7ca4214c984f7c6dd0586cc8791",
    "metadata": {},
    "name": "StatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

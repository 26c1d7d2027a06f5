import { createContext } from "react-router";

/** What the HTTP entry knows of a request and hands down; the defaults serve other hosts of the build. */
export type Transport = {
  readonly requestId: string;
  readonly nonce: string;
  /** Null where the host does not tell it: then nothing is limited by address. */
  readonly clientAddress: string | null;
  /** Filled on the way for the request's one log line: shapes only, never values. */
  readonly report: {
    pattern?: string;
    gatewayCalls?: number;
    gatewayRounds?: number;
    gatewayWaitMs?: number;
  };
};

export const transportContext = createContext<Transport | null>(null);

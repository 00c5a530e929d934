/** One answered request of a company. */
export type LoggedRequest = {
  companyId: string;
  requestId: string;
  atMs: number;
  /** The pattern of the route, such as `/api/v1/send_message`. */
  operation: string;
  method: string;
  status: number;
  /** The problem's code, where it was refused. */
  code?: string | undefined;
  keyId?: string | undefined;
  durationMs: number;
};

export type RequestFilter = {
  operation?: string | undefined;
  status?: number | undefined;
  code?: string | undefined;
  keyId?: string | undefined;
  requestId?: string | undefined;
  /** Only refused ones. */
  refused?: boolean | undefined;
};

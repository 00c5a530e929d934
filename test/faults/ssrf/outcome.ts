/** Where the namespace asks for names. */
export const nameServerAddress = '93.184.215.53';

/** What one address or behaviour came to. */
export type Outcome = {
  id: string;
  name: string;
  /** `ok` or the reason of the failure. */
  ended: string;
  /** Connections that arrived: address and port. */
  places: string[];
  /** Connections begun (SYN packets sent, by the kernel's count) that arrived at none of our servers. */
  strayConnections: number;
  /** Datagrams sent that were neither questions to our name server nor its answers. */
  strayDatagrams: number;
  isRight: boolean;
};

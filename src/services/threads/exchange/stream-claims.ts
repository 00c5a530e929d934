import type { Claim } from '../../../engine/say/answer.ts';

/** The stretches of a reply as a stream sends them while it is made. */
export type ClaimStream = {
  /** Takes the next claim; sends on what is complete with it. */
  say(claim: Claim): void;
  /** Whether anything has been sent, which cannot be taken back. */
  hasSpoken(): boolean;
};

/**
 * Cuts a reply where a stored one is cut: after each claim with evidence. What asserts nothing waits for the claim that
 * follows it, so that the events are the same when the stored reply is sent again.
 */
export function streamClaims(send: (text: string) => void): ClaimStream {
  let waiting = '';
  let isFirst = true;
  let spoken = false;
  return {
    say(claim) {
      if (claim.text === '') return;
      waiting += `${isFirst ? '' : (claim.before ?? ' ')}${claim.text}`;
      isFirst = false;
      if (claim.support.length === 0) return;
      spoken = true;
      send(waiting);
      waiting = '';
    },
    hasSpoken: () => spoken,
  };
}

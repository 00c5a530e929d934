/** Thrown to a worker whose job another worker has taken over, so that the transaction of its effect rolls back. */
export class LeaseLostError extends Error {
  constructor(jobId: string) {
    super(`The lease of job ${jobId} was lost; its effect is left to the worker that has it now.`);
    this.name = 'LeaseLostError';
  }
}

import { companyEpochs } from '../company-epochs.ts';

const changeEpochs = companyEpochs();

/** Counts the changes of a company's records that this process has committed; part of the key of what was read of them. */
export const changeEpochOf = changeEpochs.of;

/** Notes that such a change has been committed. */
export const raiseChangeEpoch = changeEpochs.raise;

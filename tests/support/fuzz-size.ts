import { commitSeed } from './commit-seed'

/** `npm test` draws a few bodies, others at each commit; `npm run torture` draws twenty thousand. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 2000)

/** Set FUZZ_SEED to the seed in a failed test's name to draw the same bodies again. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? commitSeed())

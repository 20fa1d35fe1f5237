import { commitSeed } from './commit-seed'

/** `npm test` draws a few, others at each commit; `npm run torture` draws twenty thousand. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 500)

/** Set FUZZ_SEED to the seed that a failed test names to draw the same again. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? commitSeed())

/** Factor on the number of draws in `npm test`. */
const DEPTH = Number(process.env.FUZZ_DEPTH ?? 1)

/** Number of draws where `npm test` has `runs`; the torture multiplies `deeper`. */
export function deep(runs: number, deeper = runs): number {
  return DEPTH > 1 ? deeper * DEPTH : runs
}

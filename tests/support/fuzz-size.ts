import { commitSeed } from './commit-seed'

/** `npm test` draws a few bodies, others at each commit; `npm run torture` draws twenty thousand. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 500)

/** Set FUZZ_SEED to the seed that a failed test names to draw the same again. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? commitSeed())

/** How many times as much a property draws as in `npm test`. */
const DEPTH = Number(process.env.FUZZ_DEPTH ?? 1)

/** As often as a property is tried where `npm test` tries it so many times. */
export function deep(runs: number): number {
  return runs * DEPTH
}

/**
 * Of a run's code most is run a few times, and one process runs all of it. Optimised as eagerly as a server's it costs 50 s
 * of compiling; collected beside a program that runs on, its garbage costs a tenth more; and the young generation would be
 * collected four times as often (decision 466).
 */
export const V8_FOR_TESTS = [
  '--interrupt-budget=1000000',
  '--single-threaded-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
]

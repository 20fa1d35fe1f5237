/** Node's next versions have another way to say it, and a compiler between the two. */
const HAS_BUDGET = process.versions.node.startsWith('20.')

/**
 * A test run executes most of its code only a few times, all of it in one process. Optimising it as eagerly as a server's
 * takes 50 s, collecting garbage on other threads costs a tenth more than on one, and by default the young generation is
 * collected four times as often (decision 466).
 */
export const V8_FOR_TESTS = [
  ...(HAS_BUDGET ? ['--interrupt-budget=1000000'] : []),
  '--single-threaded-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
]

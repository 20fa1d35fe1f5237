import { createRequire } from 'node:module'

type Argon2 = typeof import('@node-rs/argon2')
interface Work {
  hash: number
  verify: number
}

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2 & { work?: Work }

/** How often this process has hashed and verified passwords: what a guesser could measure. The real argon2, counted. */
export const passwordWork = argon2.work ?? counted()

// Before the first import of the package, which copies its functions.
function counted(): Work {
  const work = { hash: 0, verify: 0 }
  const { hash, verify } = argon2
  argon2.hash = (...all) => {
    work.hash += 1
    return hash(...all)
  }
  argon2.verify = (...all) => {
    work.verify += 1
    return verify(...all)
  }
  argon2.work = work
  return work
}

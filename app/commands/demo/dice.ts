import { createHash } from 'node:crypto'

/** Repeatable chance: a seed and a name always give the same throw, in whatever order. */
export interface Dice {
  /** An id in the shape of a UUID. */
  id(name: string): string
  /** A whole number from `least` to `most`, both included. */
  between(name: string, least: number, most: number): number
}

export function createDice(seed: string): Dice {
  const hash = (name: string) => createHash('sha256').update(`${seed}\n${name}`).digest()
  return {
    id(name) {
      const hex = hash(`id ${name}`).toString('hex')
      const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
      return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
    },
    between: (name, least, most) => least + (hash(name).readUInt32BE() % (most - least + 1)),
  }
}

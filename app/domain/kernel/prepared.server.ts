import type { CompiledQuery } from 'kysely'
import type { Executor } from './house'

/** Longer lists make a query of their own each time: one is kept for every length. */
const LONGEST_KEPT_LIST = 5

/** A query of Kysely, or text by `sql`. */
interface Buildable<Row> {
  compile(via: Executor): CompiledQuery<Row>
}

/**
 * A query that is built once and bound anew whenever it runs: building takes longer than running most of them, which counts
 * where thousands run. `build` sees places for the values and no values, so it can neither compare nor change them; a list
 * has a place for each of its values, and what is undefined stays so.
 */
export function prepared<Via extends Executor, Values extends object, Row>(
  build: (via: Via, values: Values) => Buildable<Row>,
): (via: Via, values: Values) => Promise<Row[]> {
  const kept: Kept<Row>[] = []
  return async (via, values) => {
    const known = kept.find(({ shape }) => isOfShape(values, shape))
    const query = known?.query ?? build(via, placesFor(values)).compile(via)
    if (!known && isKept(values)) kept.push({ shape: shapeOf(values), query })
    const parameters = query.parameters.map((one) => (one instanceof Place ? one.valueIn(values) : one))
    const bound = { ...query, parameters }
    // As `executeQuery` does, but for the plugins, of which we have none.
    const { rows } = await via.getExecutor().provideConnection((one) => one.executeQuery<Row>(bound))
    return rows
  }
}

interface Kept<Row> {
  shape: Shape
  query: CompiledQuery<Row>
}

/** The names of the values that are there, each with the length of its list. */
type Shape = readonly { name: string; length: number | null }[]

function shapeOf(values: object): Shape {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : { name, length: lengthOf(value) },
  )
}

/** Without making a shape of each, since this is asked for every run. */
function isOfShape(values: object, shape: Shape): boolean {
  let at = 0
  for (const name in values) {
    const value: unknown = values[name as keyof typeof values]
    if (value === undefined) continue
    const place = shape[at++]
    if (place === undefined || place.name !== name || place.length !== lengthOf(value)) return false
  }
  return at === shape.length
}

function lengthOf(value: unknown): number | null {
  return Array.isArray(value) ? value.length : null
}

function isKept(values: object): boolean {
  return Object.values(values).every((value) => (lengthOf(value) ?? 0) <= LONGEST_KEPT_LIST)
}

function placesFor<Values extends object>(values: Values): Values {
  const places = Object.entries(values).map(([name, value]) => {
    if (value === undefined) return [name, value]
    return [name, Array.isArray(value) ? value.map((_, at) => new Place(name, at)) : new Place(name)]
  })
  return Object.fromEntries(places)
}

class Place {
  constructor(
    private readonly name: string,
    private readonly at?: number,
  ) {}

  valueIn(values: object): unknown {
    const value: unknown = values[this.name as keyof typeof values]
    return this.at === undefined ? value : (value as unknown[])[this.at]
  }

  toJSON(): never {
    return this.toString()
  }

  toString(): never {
    throw new Error(`The value of ${this.name} is not known where a query is built`)
  }
}

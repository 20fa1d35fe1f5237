import type { ZodType } from 'zod'

type Data = Record<string, unknown>

export type Step = (data: Data) => Data

/** Its newest shape, and the steps to it from version 0, which had no `v`. */
export interface FrozenShape<Shape> {
  shape: ZodType<Shape>
  steps: readonly Step[]
  /**
   * For sealed data that pages read by the hundred. Only this code can have sealed it, so data of the newest version is not
   * checked against the shape, which makes reading five times as fast. A new field that must be there needs a new version, not a
   * default.
   */
  isNewestTaken?: true
}

export function toFrozenJson<Shape extends object>({ steps }: FrozenShape<Shape>, data: Shape): string {
  return JSON.stringify({ v: steps.length, ...data })
}

/**
 * Parses JSON of any version into the newest.
 * @throws Error for a version of a newer release, and for a wrong shape
 */
export function fromFrozenJson<Shape>(
  { shape, steps, isNewestTaken }: FrozenShape<Shape>,
  json: string,
): Shape {
  const { v = 0, ...data } = JSON.parse(json) as Data
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 0 || v > steps.length)
    throw new Error(`frozen data of version ${String(v)}, but this release reads up to ${steps.length}`)
  if (isNewestTaken && v === steps.length) return data as Shape
  return shape.parse(steps.slice(v).reduce((older, step) => step(older), data))
}

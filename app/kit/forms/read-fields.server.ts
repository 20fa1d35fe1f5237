import type { z } from 'zod'
import { BadRequest } from '~/http/bad-request'

/**
 * The fields of a form that has nothing to correct: a button, perhaps with hidden fields.
 * @throws BadRequest where one is missing, or says what no page of ours does
 */
export async function readFields<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(Object.fromEntries(new URLSearchParams(await request.text())))
  if (!read.success) throw new BadRequest()
  return read.data
}

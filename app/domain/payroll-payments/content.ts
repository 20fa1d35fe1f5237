import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'

const content = z.object({
  debtor: z.object({
    name: z.string(),
    iban: z.string(),
    address: z
      .object({ street: z.string(), postalCode: z.string(), town: z.string(), country: z.string() })
      .nullable(),
  }),
  /** Missing in older files, which have to be made again to the byte. */
  isBookedAsOne: z.boolean().optional(),
  payments: z.array(
    z.object({
      /** Of the payment list. */
      id: z.string(),
      endToEndId: z.string(),
      cents: z.int().positive(),
      recipient: z.string(),
      iban: z.string(),
      purpose: z.string(),
    }),
  ),
})

/** What is kept of a file of transfers, so that it can be made again. */
export type FileContent = z.infer<typeof content>

const FROZEN: FrozenShape<FileContent> = { shape: content, steps: [(kept) => kept] }

export function contentJson(kept: FileContent): string {
  return toFrozenJson(FROZEN, kept)
}

export function parseContent(json: string): FileContent {
  return fromFrozenJson(FROZEN, json)
}

import type { WrittenCode } from './code/written'
import type { ShownField } from './fields'

/** What may be sent, and how that is written. */
export interface ShownRequest {
  id: string
  /** Of an event, where a call takes several. */
  title?: string | undefined
  text?: string | undefined
  fields: ShownField[]
  written: WrittenCode[]
}

export interface ShownCall {
  id: string
  title: string
  text: string
  method: string
  path: string
  opens: string
  scope: string | null
  parameters: ShownField[]
  headers: ShownField[]
  isBodyOptional: boolean
  requests: ShownRequest[]
  answer: { status: number; fields: ShownField[]; sample: unknown; isFile: boolean }
  refusals: { status: number; code: string; title: string; href: string }[]
}
